import "server-only";
import { limits } from "@/lib/limits/limits";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { contactSeller as mailSeller } from "./mutations";
import { sellerQuestion } from "./schema";

/** Asks the seller of a listing, who stays unknown until they answer (spec §2.7, §6). */
export const contactSeller = operation({
  name: "contact-seller",
  access: signedIn,
  input: sellerQuestion,
  limits: [{ limit: limits.sellerContact }],
  idempotent: true,
  run: ({ viewer, input, call }) => mailSeller(viewer, input, call),
});
