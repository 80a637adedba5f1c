import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { TextareaField, TextField } from "@/components/ui/text-field";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { maxNoteLength } from "@/lib/transactions/rules";

interface RequestClosedProps {
  /** What somebody had typed while the listing could still be requested. */
  quantity?: string | undefined;
  note?: string | undefined;
}

export function RequestClosed({ quantity = "", note = "" }: RequestClosedProps) {
  const t = useTranslations();
  return (
    <div className="space-y-4">
      <RequestQuantity
        key={quantity}
        quantity={quantity}
        {...(quantity.trim() === "" ? { disabled: true } : { readOnly: true })}
      />
      {note.trim() === "" ? (
        <RequestNote note="" disabled />
      ) : (
        <TextareaField
          name="note"
          rows={5}
          readOnly
          value={note}
          label={t("transaction|request|note|kept")}
        />
      )}
      <Button type="button" variant="amber" disabled className="w-full">
        {t("transaction|request|submit")}
      </Button>
    </div>
  );
}

interface RequestNoteProps extends Partial<ComponentProps<typeof TextareaField>> {
  note: string;
}

/** What the buyer tells the seller: the same field before and behind the login. What is too long is told, not cut off. */
export function RequestNote({ note, ...rest }: RequestNoteProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  return (
    <TextareaField
      name="note"
      rows={3}
      defaultValue={note}
      label={t("transaction|request|note")}
      hint={t("transaction|request|note|hint", { max: formatInteger(maxNoteLength, locale) })}
      {...rest}
    />
  );
}

interface RequestQuantityProps {
  quantity: string;
  /** The one quantity that can be requested: it is told, not asked. */
  isFixed?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

/** The quantity where no script looks after it: number keys, no wheel (spec §5); a way back in the browser restores it. */
export function RequestQuantity({ quantity, isFixed, disabled, readOnly }: RequestQuantityProps) {
  const t = useTranslations();
  return (
    <TextField
      name="quantity"
      inputMode="numeric"
      pattern="[\d.\s]*"
      title={isFixed ? undefined : t("transaction|request|hint|whole")}
      numeric
      required={!disabled && !readOnly}
      readOnly={isFixed || readOnly}
      disabled={disabled}
      defaultValue={quantity}
      label={t("transaction|request|quantity")}
      unit={t("transaction|request|pieces")}
      hint={isFixed ? t("transaction|request|fixed") : undefined}
    />
  );
}

export interface RequestPrice {
  pricePerProductInCt: number | null;
  priceForBundle: number;
}

interface RequestTotalProps {
  price: RequestPrice;
  /** Null while it is none that can be requested, or nobody keeps up with what is typed. */
  quantity: number | null;
}

export function RequestTotal({ price, quantity }: RequestTotalProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { pricePerProductInCt, priceForBundle } = price;
  if (pricePerProductInCt === null) {
    return <Sum note={t("transaction|request|for_lot")} total={formatEuros(priceForBundle)} />;
  }
  const each = formatEuros(pricePerProductInCt);
  if (quantity === null) {
    return <Sum note={t("transaction|request|per_piece", { price: each })} total="–" />;
  }
  return (
    <Sum
      note={t("transaction|request|product", {
        quantity: formatInteger(quantity, locale),
        price: each,
      })}
      total={formatEuros(pricePerProductInCt * quantity)}
    />
  );
}

function Sum({ note, total }: { note: string; total: string }) {
  const t = useTranslations();
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap items-baseline justify-between gap-x-3 print:hidden"
    >
      <span>
        {t("transaction|request|total")}
        <span data-sum="note" className="block text-sm text-steel-3">
          {note}
        </span>
      </span>
      <span data-sum="total" className="font-mono">
        {total}
      </span>
    </p>
  );
}
