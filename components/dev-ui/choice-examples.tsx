import { useTranslations } from "next-intl";
import { RadioChoice } from "@/components/csv-import/radio-choice";
import { FieldError } from "@/components/ui/field";
import { Checkbox } from "@/components/ui/input";
import { Example } from "./example";

/** What is ticked. */
export function ChoiceExamples() {
  const t = useTranslations();
  return (
    <>
      <Example name="Checkbox">
        <Checkbox id="box" label={t("dev|ui|state|normal")} />
        <Checkbox id="box-on" label={t("dev|ui|state|current")} defaultChecked />
        <Checkbox id="box-off" label={t("dev|ui|state|disabled")} disabled />
        <Checkbox
          id="box-bad"
          label={t("dev|ui|state|invalid")}
          aria-describedby="box-bad-error"
          aria-invalid="true"
        />
        <FieldError id="box-bad-error">{t("dev|ui|sample|error")}</FieldError>
      </Example>
      <Example name="RadioChoice">
        <RadioChoice id="one" name="radio" label={t("dev|ui|state|normal")} />
        <RadioChoice
          id="two"
          name="radio"
          label={t("dev|ui|state|current")}
          hint={t("dev|ui|sample|hint")}
          defaultChecked
        />
        <RadioChoice id="three" name="radio" label={t("dev|ui|state|disabled")} disabled />
      </Example>
    </>
  );
}
