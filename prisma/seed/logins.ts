// The start script imports this file, so it has no imports.
export const demoPassword = "lagerfund-demo";

export const demoLogins = [
  { role: "Seller", email: "verkauf@lagerfund.example", password: demoPassword },
  { role: "Buyer", email: "einkauf@lagerfund.example", password: demoPassword },
  { role: "Administrator", email: "admin@lagerfund.example", password: demoPassword },
];
