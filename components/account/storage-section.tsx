import { useLocale, useTranslations } from "next-intl";
import type { UsedSpace } from "@/lib/documents/schema";
import { formatBytes } from "@/lib/i18n/formats";
import { AccountSection } from "./account-section";

/** How much of their space the account's files take. */
export function StorageSection({ space }: { space: UsedSpace }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const used = formatBytes(space.usedInBytes, locale);
  const quota = formatBytes(space.quotaInBytes, locale);
  return (
    <AccountSection id="storage" lead={t("account|storage|lead")}>
      <p>
        {space.quotaInBytes === 0
          ? t("account|storage|unlimited", { used })
          : t("account|storage|used", { used, quota })}
      </p>
    </AccountSection>
  );
}
