import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { AccountSection } from "./account-section";

export function DataSection({ userId }: { userId: string }) {
  const t = useTranslations();
  return (
    <AccountSection id="data" lead={t("account|data|lead")}>
      <a
        href={`/account/data?pageUserId=${userId}`}
        download
        className={buttonStyle({ variant: "quiet" })}
      >
        <Download size={20} />
        {t("account|data|download")}
      </a>
    </AccountSection>
  );
}
