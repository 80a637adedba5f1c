import type { Translator } from "@/lib/i18n/translator";
import { isDeletedUsername } from "@/lib/users/rules";
import type { TransactionAddress } from "./list-address";

/** Whose transactions a list has; `username` is the one of the view "user", null where none is chosen. */
export function listTitleOf(
  t: Translator,
  { view }: TransactionAddress,
  username: string | null,
): string {
  if (view === "mine") {
    return t("transaction|mine");
  }
  if (view === "all") {
    return t("transaction|all");
  }
  if (username === null) {
    return t("transaction|of_a_user");
  }
  const name = isDeletedUsername(username) ? t("account|deleted_account") : username;
  return t("transaction|of", { name });
}
