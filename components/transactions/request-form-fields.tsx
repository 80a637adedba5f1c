import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { CircleAlert } from "@/components/ui/icons";
import { TextareaField, TextField } from "@/components/ui/inputs/text-field";
import { formatEuros, formatInteger, formatWholeEuros } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import { maxNoteLength } from "@/lib/transactions/fields";
import type { QuantityBounds } from "@/lib/transactions/quantity-bounds";
import { piecesIn } from "@/lib/transactions/request-entries";
import { hintOf, type RequestFacts } from "./watch-request-form";

interface RequestClosedProps {
  quantity?: string | undefined;
  note?: string | undefined;
}

export function RequestClosed({ quantity = "", note = "" }: RequestClosedProps) {
  const t = useTranslations();
  return (
    <div className="space-y-4">
      <QuantityInput
        key={quantity}
        defaultValue={quantity}
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
          label={t("transaction|request|note|unsent")}
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

/** Too long a note is an error instead of being cut off. */
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
  /** Null when only one quantity is possible. */
  facts: RequestFacts | null;
  error?: string | undefined;
}

/** `watchRequestForm` updates the hint; its line is reserved, so that nothing moves. */
export function RequestQuantity({ quantity, facts, error }: RequestQuantityProps) {
  const t = useTranslations();
  if (!facts) {
    const hint = t("transaction|request|fixed");
    return <QuantityInput key={quantity} defaultValue={quantity} hint={hint} readOnly required />;
  }
  return (
    <div>
      <QuantityInput
        defaultValue={quantity}
        title={t("transaction|request|hint|whole")}
        required
        aria-describedby="quantity-live"
        aria-invalid={Boolean(error)}
      />
      <p
        id="quantity-live"
        data-faulty={error ? "" : undefined}
        aria-live="polite"
        className="group mt-1 flex min-h-5 gap-1.5 text-sm text-caution data-faulty:font-semibold data-faulty:text-fault"
      >
        <CircleAlert size={16} className="mt-0.5 hidden shrink-0 group-data-faulty:block" />
        <span data-hint>{error}</span>
      </p>
    </div>
  );
}

/** Shows number keys but has no wheel; the browser restores it on the way back. */
function QuantityInput(props: Partial<ComponentProps<typeof TextField>>) {
  const t = useTranslations();
  return (
    <TextField
      name="quantity"
      inputMode="numeric"
      pattern="[\d.\s]*"
      autoComplete="off"
      numeric
      label={t("transaction|request|quantity")}
      unit={t("transaction|request|pieces")}
      {...props}
    />
  );
}

/** Null when only one quantity is possible. */
export function requestFactsOf(
  t: Translator,
  locale: string,
  { least, most, limitInCt }: QuantityBounds,
  pricePerProductInCt: number | null,
): RequestFacts | null {
  if (least === most || pricePerProductInCt === null) {
    return null;
  }
  const price = formatEuros(pricePerProductInCt);
  const counted = (count: number) => ({ count, n: formatInteger(count, locale) });
  const [min, max] = [counted(least), counted(most)];
  const limit = limitInCt === undefined ? null : formatWholeEuros(limitInCt);
  return {
    least,
    most,
    pricePerProductInCt,
    locale,
    product: t("transaction|request|product", { quantity: "{quantity}", price }),
    perPiece: t("transaction|request|per_piece", { price }),
    hints: {
      whole: t("transaction|request|hint|whole"),
      below: t("transaction|request|hint|below", min),
      raised: t("transaction|request|hint|raised", min),
      ...(limit === null
        ? {
            above: t("transaction|request|hint|above", max),
            lowered: t("transaction|request|hint|lowered", max),
          }
        : {
            above: t("transaction|request|hint|above_limit", { ...max, limit }),
            lowered: t("transaction|request|hint|lowered_to_limit", { ...max, limit }),
          }),
    },
  };
}

export interface RequestPrice {
  pricePerProductInCt: number | null;
  priceForBundle: number;
}

interface RequestTotalProps {
  price: RequestPrice;
  /** As entered. */
  quantity: string;
  facts: RequestFacts | null;
}

/** Without a script there is no sum, unless the quantity is fixed. */
export function RequestTotal({ price, quantity, facts }: RequestTotalProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { pricePerProductInCt, priceForBundle } = price;
  if (pricePerProductInCt === null) {
    return <Sum note={t("transaction|request|for_lot")} total={formatEuros(priceForBundle)} />;
  }
  const each = formatEuros(pricePerProductInCt);
  const pieces = piecesIn(quantity) ?? 0;
  const product = { quantity: formatInteger(pieces, locale), price: each };
  const isBroken = facts && hintOf(facts, quantity);
  return (
    <div className={facts ? "noscript:hidden" : undefined}>
      {isBroken ? (
        <Sum note={t("transaction|request|per_piece", { price: each })} total="–" />
      ) : (
        <Sum
          note={t("transaction|request|product", product)}
          total={formatEuros(pricePerProductInCt * pieces)}
        />
      )}
    </div>
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
