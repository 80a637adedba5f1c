// Imported by the start script too: no imports here.
export const demoPassword = "lagerfund-demo";

export const demoLogins = [
  { role: "Seller", email: "verkauf@lagerfund.example", password: demoPassword },
  { role: "Buyer", email: "einkauf@lagerfund.example", password: demoPassword },
  { role: "Administrator", email: "admin@lagerfund.example", password: demoPassword },
];
