import { useTranslations } from "next-intl";
import { isDeletedUsername } from "@/lib/accounts/names/generated-usernames";

/** Replaces the name of a deleted account (docs/decisions/0012). */
export function useNameOrDeleted(): (username: string) => string {
  const t = useTranslations();
  return (username) => (isDeletedUsername(username) ? t("account|deleted_account") : username);
}
