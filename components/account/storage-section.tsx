import { useLocale, useTranslations } from "next-intl";
import { ProgressBar } from "@/components/documents/progress-bar";
import type { UsedSpace } from "@/lib/documents/schema";
import { formatBytes } from "@/lib/i18n/formats";
import { AccountSection } from "./account-sections";

const nearlyFullFrom = 0.9;
const leastInBytes = 100 * 1024;

/** How much of their space the account's files take. */
export function StorageSection({ space }: { space: UsedSpace }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { usedInBytes, quotaInBytes } = space;
  const used = formatBytes(usedInBytes, locale);
  const leftInBytes = quotaInBytes - usedInBytes;
  const left = formatBytes(leftInBytes, locale);
  return (
    <AccountSection id="storage" lead={t("account|storage|lead")}>
      {quotaInBytes === 0 ? (
        <p>{t("account|storage|unlimited", { used })}</p>
      ) : (
        <div className="max-w-text space-y-2">
          <p>{t("account|storage|used", { used, quota: formatBytes(quotaInBytes, locale) })}</p>
          <ProgressBar value={usedInBytes} max={quotaInBytes} label={t("account|storage")} />
          {usedInBytes >= nearlyFullFrom * quotaInBytes ? (
            <p className="text-caution">
              {leftInBytes < leastInBytes
                ? t("account|storage|full")
                : t("account|storage|nearly_full", { left })}
            </p>
          ) : null}
        </div>
      )}
    </AccountSection>
  );
}
