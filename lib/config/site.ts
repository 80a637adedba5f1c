import type { LegalDates, Operator } from "./operator-types";

interface Site {
  name: string;
  operator: Operator;
  contactEmail: string;
  /** Until then, texts are marked as templates. */
  areLegalTextsChecked: boolean;
  legalTextsChangedOn: LegalDates;
}

/** All values are examples. */
export const site: Site = {
  name: "Lagerfund",
  operator: {
    company: "Lagerfund GmbH",
    legalForm: "Gesellschaft mit beschränkter Haftung",
    street: "Musterstraße 1",
    zipCode: "12345",
    city: "Musterstadt",
    country: "Deutschland",
    managingDirectors: ["Erika Mustermann", "Max Mustermann"],
    // Reserved by the Bundesnetzagentur for examples.
    phone: "+49 30 23125 123",
    registerCourt: "Amtsgericht Musterstadt",
    registerNumber: "HRB 12345",
    vatId: "DE123456789",
    responsiblePerson: "Erika Mustermann",
    dataProtection: {
      email: "datenschutz@lagerfund.example",
      supervisoryAuthority:
        "Landesbeauftragte für den Datenschutz Musterland, Musterplatz 2, 12345 Musterstadt",
    },
    hosting: {
      company: "Muster Rechenzentrum GmbH",
      address: "Musterallee 3, 12345 Musterstadt, Deutschland",
      isOutsideEea: false,
    },
    storage: {
      company: "Muster Objektspeicher GmbH",
      address: "Musterallee 4, 12345 Musterstadt, Deutschland",
      isOutsideEea: false,
    },
    mailDelivery: {
      company: "Plus Five Five, Inc. (Resend)",
      address: "San Francisco, USA",
      isOutsideEea: true,
    },
    placeOfJurisdiction: "Musterstadt",
  },
  contactEmail: "kontakt@lagerfund.example",
  areLegalTextsChecked: false,
  legalTextsChangedOn: { terms: "2026-11-23", imprint: "2026-11-23", privacy: "2026-11-23" },
};
