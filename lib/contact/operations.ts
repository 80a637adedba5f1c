import "server-only";
import { exampleIds } from "@/lib/fields/example-ids";
import { limits } from "@/lib/limits/limits";
import { anyone, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { mailOperator, mailQuestion } from "./mutations";
import { operatorContact, operatorMessage, sellerContact, sellerQuestion } from "./schema";

export const contactSeller = operation({
  name: "contact-seller",
  access: signedIn,
  input: sellerQuestion,
  answer: sellerContact,
  errors: ["NOT_FOUND", "OWN_LISTING"],
  example: {
    listingId: exampleIds.listing,
    message: "Ist der Zylinder original verpackt, und welchen Hub hat er?",
  },
  limits: [{ limit: limits.sellerContact }],
  idempotent: true,
  run: ({ viewer, input, call }) => mailQuestion(viewer, input, call),
});

export const contactOperator = operation({
  name: "contact-operator",
  access: anyone,
  input: operatorMessage,
  answer: operatorContact,
  example: {
    firstName: "Erika",
    lastName: "Kern",
    company: "Kern Anlagenbau",
    email: "einkauf@kern-anlagenbau.example",
    message: "Können wir unseren Bestand auch monatlich als Datei liefern?",
  },
  limits: [{ limit: limits.operatorContact, accountOf: ({ email }) => email }],
  run: ({ input }) => mailOperator(input),
});
