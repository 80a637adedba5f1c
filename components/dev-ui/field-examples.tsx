import { useTranslations } from "next-intl";
import { CharacterCount } from "@/components/ui/character-count";
import { SelectField, TextareaField, TextField } from "@/components/ui/text-field";
import { Example } from "./example";
import { sampleCode } from "./samples";

const grid = "grid items-start gap-x-6 gap-y-5 md:grid-cols-3";

/** Fields with their labels, hints and faults. */
export function FieldExamples() {
  const t = useTranslations();
  const code = t("dev|ui|sample|code");
  return (
    <>
      <Example name="TextField">
        <div className={grid}>
          <TextField name="empty" label={code} hint={t("dev|ui|sample|hint")} required />
          <TextField name="filled" label={t("dev|ui|state|filled")} defaultValue={sampleCode} />
          <TextField name="invalid" label={t("dev|ui|state|invalid")} {...faulty(t)} />
          <TextField
            name="disabled"
            label={t("dev|ui|state|disabled")}
            disabled
            value={sampleCode}
          />
          <TextField
            name="readonly"
            label={t("dev|ui|state|readonly")}
            readOnly
            value={sampleCode}
          />
          <TextField name="placeholder" label={t("dev|ui|state|empty")} placeholder={sampleCode} />
        </div>
      </Example>
      <NumberExamples />
      <Example name="SelectField">
        <div className={grid}>
          <SelectField name="select" label={t("dev|ui|sample|condition")}>
            <option>{t("dev|ui|state|normal")}</option>
          </SelectField>
          <SelectField name="select-invalid" label={t("dev|ui|state|invalid")} {...faulty(t)}>
            <option>{t("dev|ui|state|normal")}</option>
          </SelectField>
          <SelectField name="select-disabled" label={t("dev|ui|state|disabled")} disabled>
            <option>{t("dev|ui|state|normal")}</option>
          </SelectField>
        </div>
      </Example>
      <TextareaExamples />
    </>
  );
}

function NumberExamples() {
  const t = useTranslations();
  const unit = t("dev|ui|sample|unit");
  return (
    <Example name="TextField numeric unit">
      <div className={grid}>
        <TextField
          name="number"
          label={t("dev|ui|sample|quantity")}
          numeric
          inputMode="numeric"
          unit={unit}
          defaultValue="1.250"
        />
        <TextField
          name="number-invalid"
          label={t("dev|ui|state|invalid")}
          numeric
          unit={unit}
          {...faulty(t)}
          defaultValue="0"
        />
        <TextField
          name="number-disabled"
          label={t("dev|ui|state|disabled")}
          numeric
          unit={unit}
          disabled
          value="1.250"
        />
      </div>
    </Example>
  );
}

function TextareaExamples() {
  const t = useTranslations();
  const text = t("dev|ui|sample|text");
  return (
    <Example name="TextareaField, CharacterCount">
      <div className={grid}>
        <TextareaField
          name="area"
          label={t("dev|ui|state|filled")}
          defaultValue={text}
          footnote={<CharacterCount length={485} max={500} />}
        />
        <TextareaField
          name="area-invalid"
          label={t("dev|ui|state|invalid")}
          defaultValue={text}
          aria-invalid="true"
          footnote={<CharacterCount length={501} max={500} />}
        />
        <TextareaField
          name="area-disabled"
          label={t("dev|ui|state|disabled")}
          disabled
          value={text}
        />
      </div>
    </Example>
  );
}

function faulty(t: ReturnType<typeof useTranslations>) {
  return { error: t("dev|ui|sample|error"), required: true, defaultValue: "" };
}
