import { z } from "zod";
import { emails } from "@/lib/accounts/schema";
import { line, rowId, text } from "@/lib/fields/primitives";
import { maxMessageLength, maxNameLength } from "./fields";

export const maxQuestionLength = 2000;

export const sellerQuestion = z.object({
  listingId: rowId,
  message: text(maxQuestionLength).min(1, { error: "is_required" }),
});
export type SellerQuestion = z.output<typeof sellerQuestion>;

export const sellerContact = z
  .object({
    listingId: rowId,
    replyTo: z.string().describe("The asker's own address, to which the seller answers."),
  })
  .meta({ id: "SellerContact" });
export type SellerContact = z.output<typeof sellerContact>;

const names = line(maxNameLength).nullish();

export const operatorMessage = z.object({
  firstName: names,
  lastName: names,
  company: names,
  email: emails.describe("To which the operator answers."),
  message: text(maxMessageLength).min(1, { error: "is_required" }),
});
export type OperatorMessage = z.output<typeof operatorMessage>;

export const operatorContact = z
  .object({ replyTo: z.string().describe("The address to which the operator answers.") })
  .meta({ id: "OperatorContact" });
export type OperatorContact = z.output<typeof operatorContact>;
