/** Somebody who works for the operator and gets personal data by it (Art. 28 GDPR). */
export interface Processor {
  company: string;
  address: string;
  /** Whether data leaves the European Economic Area by it: the privacy notice then names the ground. */
  isOutsideEea: boolean;
}

/**
 * Who runs this installation, as a German imprint (§ 5 DDG, § 18 Abs. 2 MStV) and a privacy notice (Art. 13 GDPR) ask
 * for it. What is left out, or left empty, is left out of the pages too.
 */
export interface Operator {
  company: string;
  /** In words: "Gesellschaft mit beschränkter Haftung". */
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
  /** Of § 18 Abs. 2 MStV: a person, with an address of their own where it is another. */
  responsiblePerson?: string;
  dataProtection: {
    officer?: string;
    /** Where questions about data go; the contact address without one. */
    email?: string;
    /** Name and address of the authority that watches over the operator. */
    supervisoryAuthority?: string;
  };
  hosting?: Processor;
  /** Keeps uploaded files where the installation stores them with somebody else (STORAGE_DRIVER=s3). */
  storage?: Processor;
  /** Sends the mails where somebody else does (MAIL_DRIVER=resend). */
  mailDelivery?: Processor;
  /** Where merchants sue and are sued; the operator's city without one. */
  placeOfJurisdiction?: string;
}

export interface LegalDates {
  terms: string;
  imprint: string;
  privacy: string;
}

/** The lines of the operator's postal address, the country last. */
export function postalAddress({ company, street, zipCode, city, country }: Operator): string[] {
  return [company, street, `${zipCode} ${city}`, country];
}
