import { useTranslations } from "next-intl";
import { isDeletedUsername } from "@/lib/accounts/rules";

/** How a name is written on a screen: a deleted account's is no name (decision 0012). */
export function useDisplayName(): (username: string) => string {
  const t = useTranslations();
  return (username) => (isDeletedUsername(username) ? t("account|deleted_account") : username);
}
