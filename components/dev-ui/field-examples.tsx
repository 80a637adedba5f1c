import { useTranslations } from "next-intl";
import { RadioChoice } from "@/components/form/radio-choice";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CharacterCount } from "@/components/ui/character-count";
import { FieldError } from "@/components/ui/field";
import { Search } from "@/components/ui/icons";
import { Checkbox } from "@/components/ui/input";
import { LinkChoice } from "@/components/ui/link-choice";
import { PageLink } from "@/components/ui/page-link";
import { PendingLink } from "@/components/ui/pending-link";
import { SoftLink } from "@/components/ui/soft-link";
import { SelectField, TextareaField, TextField } from "@/components/ui/text-field";
import { Example, sampleAddress, sampleCode } from "./example";

const grid = "grid items-start gap-x-6 gap-y-5 md:grid-cols-3";

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

const variants = ["primary", "amber", "quiet", "danger"] as const;

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
