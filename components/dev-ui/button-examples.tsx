import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Search } from "@/components/ui/icons";
import { Example } from "./example";
import { sampleAddress } from "./samples";

const variants = ["primary", "amber", "quiet", "danger"] as const;

/** What can be pressed, in its variants and states. Hover and focus are the reader's own. */
export function ButtonExamples() {
  const t = useTranslations();
  return (
    <>
      {variants.map((variant) => (
        <Example key={variant} name={`Button variant="${variant}"`} isRow>
          <Button variant={variant}>{t("dev|ui|state|normal")}</Button>
          <Button variant={variant} size="sm">
            {t("dev|ui|state|small")}
          </Button>
          <Button variant={variant}>
            <Search size={16} />
            {t("dev|ui|state|icon")}
          </Button>
          <Button variant={variant} busy>
            {t("dev|ui|state|busy")}
          </Button>
          <Button variant={variant} disabled>
            {t("dev|ui|state|disabled")}
          </Button>
        </Example>
      ))}
      <Example name="ButtonLink" isRow>
        {variants.map((variant) => (
          <ButtonLink key={variant} href={sampleAddress} variant={variant}>
            {t("dev|ui|state|link")}
          </ButtonLink>
        ))}
      </Example>
    </>
  );
}
