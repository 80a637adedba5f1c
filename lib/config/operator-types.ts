/** Art. 28 GDPR. */
export interface Processor {
  company: string;
  address: string;
  /** Outside the European Economic Area. */
  isOutsideEea: boolean;
}

/** Required by § 5 DDG, § 18 Abs. 2 MStV, Art. 13 GDPR. */
export interface Operator {
  company: string;
  legalForm?: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
  managingDirectors?: readonly string[];
  phone?: string;
  registerCourt?: string;
  registerNumber?: string;
  vatId?: string;
  /** A person (§ 18 Abs. 2 MStV). */
  responsiblePerson?: string;
  dataProtection: {
    officer?: string;
    /** Defaults to the contact address. */
    email?: string;
    supervisoryAuthority?: string;
  };
  hosting?: Processor;
  /** For STORAGE_DRIVER=s3. */
  storage?: Processor;
  /** For MAIL_DRIVER=resend. */
  mailDelivery?: Processor;
  /** Defaults to the operator's city. */
  placeOfJurisdiction?: string;
}

export interface LegalDates {
  terms: string;
  imprint: string;
  privacy: string;
}

export function postalAddress({ company, street, zipCode, city, country }: Operator): string[] {
  return [company, street, `${zipCode} ${city}`, country];
}
