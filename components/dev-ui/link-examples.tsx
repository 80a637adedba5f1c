import { useTranslations } from "next-intl";
import { LinkChoice } from "@/components/ui/link-choice";
import { PageLink } from "@/components/ui/page-link";
import { PendingLink } from "@/components/ui/pending-link";
import { SoftLink } from "@/components/ui/soft-link";
import { Example } from "./example";
import { sampleAddress } from "./samples";

/** What leads somewhere. */
export function LinkExamples() {
  const t = useTranslations();
  return (
    <>
      <Example name="PageLink .link">
        <p>
          {t("dev|ui|sample|text")}{" "}
          <PageLink href={sampleAddress} className="link tap-size">
            {t("dev|ui|state|link")}
          </PageLink>
        </p>
      </Example>
      <Example name="SoftLink .link">
        <SoftLink href={sampleAddress} replace className="link tap-size">
          {t("dev|ui|state|link")}
        </SoftLink>
      </Example>
      <Example name="PendingLink">
        <PendingLink href={sampleAddress} pending={t("dev|ui|state|busy")}>
          {t("dev|ui|state|link")}
        </PendingLink>
      </Example>
      <Example name="LinkChoice">
        <LinkChoice
          label={t("dev|ui|sample|condition")}
          options={[
            { label: t("dev|ui|state|current"), href: sampleAddress, isCurrent: true },
            { label: t("dev|ui|state|normal"), href: `${sampleAddress}#links`, isCurrent: false },
          ]}
        />
      </Example>
    </>
  );
}
