import { RadioChoice } from "@/components/form/radio-choice";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Search } from "@/components/ui/icons";
import { CharacterCount } from "@/components/ui/inputs/character-count";
import { FieldError } from "@/components/ui/inputs/field";
import { Checkbox } from "@/components/ui/inputs/input";
import { LinkChoice } from "@/components/ui/inputs/link-choice";
import { SelectField, TextareaField, TextField } from "@/components/ui/inputs/text-field";
import { PageLink } from "@/components/ui/page-link";
import { PendingLink } from "@/components/ui/pending-link";
import { SoftLink } from "@/components/ui/soft-link";
import { Example, sampleAddress, sampleCode, useSamples } from "./example";

const variants = ["primary", "amber", "quiet", "danger"] as const;

export function ButtonExamples() {
  const { state } = useSamples();
  return (
    <>
      {variants.map((variant) => (
        <Example key={variant} name={`Button variant="${variant}"`} isRow>
          <Button variant={variant}>{state("normal")}</Button>
          <Button variant={variant} size="sm">
            {state("small")}
          </Button>
          <Button variant={variant}>
            <Search size={16} />
            {state("icon")}
          </Button>
          <Button variant={variant} busy>
            {state("busy")}
          </Button>
          <Button variant={variant} disabled>
            {state("disabled")}
          </Button>
        </Example>
      ))}
      <Example name="ButtonLink" isRow>
        {variants.map((variant) => (
          <ButtonLink key={variant} href={sampleAddress} variant={variant}>
            {state("link")}
          </ButtonLink>
        ))}
      </Example>
    </>
  );
}

export function LinkExamples() {
  const { sample, state } = useSamples();
  const options = [
    { label: state("current"), href: sampleAddress, isCurrent: true },
    { label: state("normal"), href: `${sampleAddress}#links`, isCurrent: false },
  ];
  return (
    <>
      <Example name="PageLink .link">
        <p>
          {sample("text")}{" "}
          <PageLink href={sampleAddress} className="link tap-size">
            {state("link")}
          </PageLink>
        </p>
      </Example>
      <Example name="SoftLink .link">
        <SoftLink href={sampleAddress} replace className="link tap-size">
          {state("link")}
        </SoftLink>
      </Example>
      <Example name="PendingLink">
        <PendingLink href={sampleAddress} pending={state("busy")}>
          {state("link")}
        </PendingLink>
      </Example>
      <Example name="LinkChoice">
        <LinkChoice label={sample("condition")} options={options} />
      </Example>
    </>
  );
}

const grid = "grid items-start gap-x-6 gap-y-5 md:grid-cols-3";

export function FieldExamples() {
  const { sample, state } = useSamples();
  const invalid = { label: state("invalid"), error: sample("error"), required: true };
  const disabled = { label: state("disabled"), disabled: true };
  const code = { value: sampleCode };
  const number = { numeric: true, unit: sample("unit") };
  const text = sample("text");
  const option = <option>{state("normal")}</option>;
  return (
    <>
      <Example name="TextField">
        <div className={grid}>
          <TextField name="empty" label={sample("code")} hint={sample("hint")} required />
          <TextField name="filled" label={state("filled")} defaultValue={sampleCode} />
          <TextField name="invalid" defaultValue="" {...invalid} />
          <TextField name="disabled" {...disabled} {...code} />
          <TextField name="readonly" label={state("readonly")} readOnly {...code} />
          <TextField name="placeholder" label={state("empty")} placeholder={sampleCode} />
        </div>
      </Example>
      <Example name="TextField numeric unit">
        <div className={grid}>
          <TextField name="number" label={sample("quantity")} defaultValue="1.250" {...number} />
          <TextField name="number-invalid" defaultValue="0" {...invalid} {...number} />
          <TextField name="number-disabled" value="1.250" {...disabled} {...number} />
        </div>
      </Example>
      <Example name="SelectField">
        <div className={grid}>
          <SelectField name="select" label={sample("condition")}>
            {option}
          </SelectField>
          <SelectField name="select-invalid" {...invalid}>
            {option}
          </SelectField>
          <SelectField name="select-disabled" {...disabled}>
            {option}
          </SelectField>
        </div>
      </Example>
      <Example name="TextareaField, CharacterCount">
        <div className={grid}>
          <TextareaField
            name="area"
            label={state("filled")}
            defaultValue={text}
            footnote={<CharacterCount length={485} max={500} />}
          />
          <TextareaField
            name="area-invalid"
            label={state("invalid")}
            defaultValue={text}
            aria-invalid="true"
            footnote={<CharacterCount length={501} max={500} />}
          />
          <TextareaField name="area-disabled" value={text} {...disabled} />
        </div>
      </Example>
      <ChoiceExamples />
    </>
  );
}

function ChoiceExamples() {
  const { sample, state } = useSamples();
  const invalid = { "aria-describedby": "box-bad-error", "aria-invalid": "true" } as const;
  const radio = { name: "radio", label: state("current"), hint: sample("hint") };
  return (
    <>
      <Example name="Checkbox">
        <Checkbox id="box" label={state("normal")} />
        <Checkbox id="box-on" label={state("current")} defaultChecked />
        <Checkbox id="box-off" label={state("disabled")} disabled />
        <Checkbox id="box-bad" label={state("invalid")} {...invalid} />
        <FieldError id="box-bad-error">{sample("error")}</FieldError>
      </Example>
      <Example name="RadioChoice">
        <RadioChoice id="one" name="radio" label={state("normal")} />
        <RadioChoice id="two" {...radio} defaultChecked />
        <RadioChoice id="three" name="radio" label={state("disabled")} disabled />
      </Example>
    </>
  );
}
