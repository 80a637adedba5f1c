/** Who runs this installation. Nothing else repeats these (contract, head). */
export const site = {
  name: "Lagerfund",
  operator: {
    company: "Lagerfund GmbH",
    street: "Musterstraße 1",
    zipCode: "12345",
    city: "Musterstadt",
    country: "Deutschland",
  },
  contactEmail: "kontakt@lagerfund.example",
} as const;
