"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { integerOf } from "@/components/listings/form/number-text";
import { QuantityField } from "@/components/listings/form/quantity-field";
import { KeptAnyway, KeptTyping } from "@/components/session/kept-typing";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CharacterCount } from "@/components/ui/character-count";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FieldError } from "@/components/ui/field";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useTypedLength } from "@/components/ui/use-typed-length";
import { formatInteger, formatWholeEuros } from "@/lib/i18n/formats";
import { issueSentence } from "@/lib/i18n/issue-text";
import type { FailureCode } from "@/lib/operations/action-result";
import { type RequestState, requestListingAction } from "@/lib/transactions/actions";
import { type EnteredRequest, isRequestEntered, piecesIn } from "@/lib/transactions/entered";
import { brokenBound, maxNoteLength, type QuantityBounds } from "@/lib/transactions/rules";
import {
  RequestClosed,
  RequestNote,
  type RequestPrice,
  RequestQuantity,
  RequestTotal,
} from "./request-parts";

interface RequestFormProps {
  listing: RequestPrice & { id: number };
  bounds: QuantityBounds;
  isClosed: boolean;
  userId: string;
  /** Names this form: posted twice, it makes one request. */
  formKey: string;
  entered: EnteredRequest;
}

/** The member's form: works before JavaScript, then adds the live total and hints at the quantity. */
export function RequestForm({ listing, isClosed, ...page }: RequestFormProps) {
  const t = useTranslations();
  const isHydrated = useHydrated();
  const form = useRequestForm(page);
  const { state, refusal, quantity, kept } = form;
  if (state?.ok) {
    return (
      <FocusedNotice news={state}>
        <RequestSent id={state.answer.id} />
      </FocusedNotice>
    );
  }
  const isOver = isClosed || refusal?.code === "LISTING_NOT_ACTIVE";
  const notice =
    refusal && (isOver || !form.isMended) ? (
      <FocusedNotice news={state}>
        <Refusal form={form} refusal={refusal} isClosed={isOver} />
      </FocusedNotice>
    ) : null;
  const keptName = `request-${page.entered.draftId ?? listing.id}`;
  if (isOver) {
    return <RequestOver name={keptName} kept={kept} notice={notice} isRefused={!!refusal} />;
  }
  const unsent = isRequestEntered(page.entered) ? (
    <FocusedNotice news={null}>
      <Banner
        kind="info"
        title={t("transaction|request|unsent")}
        description={t("transaction|request|unsent|text")}
      />
    </FocusedNotice>
  ) : null;
  return (
    <form
      {...form.props}
      onPointerDownCapture={quantity.see}
      onKeyDownCapture={quantity.see}
      noValidate
      className="space-y-4"
    >
      {refusal ? notice : unsent}
      <input type="hidden" name="listingId" value={listing.id} />
      <input type="hidden" name="pageUserId" value={form.userId} />
      <input type="hidden" name="formKey" value={form.formKey} />
      <input type="hidden" name="most" value={page.bounds.most} />
      <QuantityControl quantity={quantity} bounds={page.bounds} error={form.faults.quantity} />
      <RequestNote
        note={kept.note ?? ""}
        error={form.faults.note}
        aria-invalid={form.typedNote.length > maxNoteLength}
        onChange={(event) => form.typedNote.count(event.target.value)}
        footnote={
          <CharacterCount
            length={form.typedNote.length}
            max={maxNoteLength}
            isSaid={form.faults.note !== undefined}
          />
        }
      />
      <KeptTyping name={keptName} replaces={`request-${listing.id}`} />
      <RequestTotal
        price={listing}
        quantity={isHydrated || quantity.isFixed ? quantity.valid : null}
      />
      <Button type="submit" variant="amber" busy={form.isPending} className="w-full">
        {t("transaction|request|submit")}
      </Button>
    </form>
  );
}

interface RefusalProps extends Omit<ComponentProps<typeof RequestRefusal>, "hasNote"> {
  form: ReturnType<typeof useRequestForm>;
}

function Refusal({ form, ...rest }: RefusalProps) {
  const t = useTranslations();
  const { quantity, note } = form.faults;
  const faults = [
    { id: "quantity", text: quantity },
    { id: "note", text: note && `${t("transaction|request|note")}: ${note}` },
  ].flatMap(({ id, text }) => (text ? [{ id, text }] : []));
  return form.isOfFields && !rest.isClosed ? (
    <ErrorSummary title={t("transaction|request|faults")} errors={faults} refusals={0} />
  ) : (
    <RequestRefusal {...rest} hasNote={Boolean(form.kept.note?.trim())} />
  );
}

interface RequestOverProps {
  name: string;
  kept: EnteredRequest;
  notice: ReactNode;
  /** What was refused is kept for when it can be requested again. */
  isRefused: boolean;
}

function RequestOver({ name, kept, notice, isRefused }: RequestOverProps) {
  const { quantity = "", note = "" } = kept;
  return (
    <div className="space-y-4">
      {notice}
      {isRefused ? <KeptAnyway name={name} typed={{ quantity, note }} /> : null}
      <RequestClosed quantity={quantity} note={note} />
    </div>
  );
}

interface RequestRefusalProps {
  refusal: { code: FailureCode; retryAfterInSeconds?: number | undefined };
  isClosed: boolean;
  hasNote: boolean;
}

function RequestRefusal({ refusal, isClosed, hasNote }: RequestRefusalProps) {
  const t = useTranslations();
  switch (refusal.code) {
    case "NOT_FOUND":
      return <Banner kind="error" title={t("transaction|request|gone")} />;
    case "STOCK_INSUFFICIENT":
    case "LISTING_NOT_ACTIVE":
      return isClosed ? (
        <Banner kind="error" title={t("transaction|request|closed_meanwhile")} />
      ) : (
        <Banner
          kind="error"
          title={t("transaction|request|overtaken")}
          description={t(`transaction|request|overtaken|${hasNote ? "text" : "quantity"}`)}
        />
      );
    default:
      return <RefusalBanner {...refusal} />;
  }
}

function RequestSent({ id }: { id: number }) {
  const t = useTranslations();
  return (
    <>
      <Banner kind="success" title={t("transaction|request|sent", { id: String(id) })} />
      <p>
        <a href={`/transaction/detail/${id}`} className="link tap-size">
          {t("transaction|request|sent|open")}
        </a>
      </p>
    </>
  );
}

interface QuantityControlProps {
  quantity: ReturnType<typeof useRequestQuantity>;
  bounds: QuantityBounds;
  error?: string | undefined;
}

/** The quantity with its hint, whose line is kept free so that nothing moves while somebody types. */
function QuantityControl({ quantity, bounds, error }: QuantityControlProps) {
  const t = useTranslations();
  const control = useRef<HTMLDivElement>(null);
  const wrong = error ?? (quantity.isFaulty ? quantity.hint : undefined);
  const fault = quantity.isCorrected ? undefined : wrong;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the script came.
  useLayoutEffect(() => {
    const typed = control.current?.querySelector("input")?.value;
    if (typed !== undefined && typed !== (quantity.unread ?? String(quantity.value))) {
      quantity.change(integerOf(typed));
    }
  }, []);
  if (quantity.isFixed) {
    return <RequestQuantity key={quantity.value} quantity={String(quantity.value)} isFixed />;
  }
  return (
    <div ref={control}>
      <QuantityField
        name="quantity"
        required
        label={t("transaction|request|quantity")}
        unit={t("transaction|request|pieces")}
        value={quantity.value}
        unread={quantity.unread}
        min={bounds.least}
        max={bounds.most}
        onChange={quantity.change}
        onEntered={quantity.settle}
        aria-describedby="quantity-live"
        aria-invalid={fault !== undefined}
      />
      <div id="quantity-live" aria-live={error && fault ? "off" : "polite"} className="min-h-6">
        {fault ? (
          <FieldError id="quantity-error">{fault}</FieldError>
        ) : (
          <p className="mt-1 text-sm text-caution">{quantity.hint}</p>
        )}
      </div>
    </div>
  );
}

interface RequestFormOptions {
  formKey: string;
  userId: string;
  bounds: QuantityBounds;
  entered: EnteredRequest;
}

function useRequestForm({ bounds, entered, ...page }: RequestFormOptions) {
  const t = useTranslations();
  const sent = useFormAction(requestListingAction, {
    onSubmit: (event) => quantity.isUnseen() && event.preventDefault(),
  });
  const { state, failure: refusal } = sent;
  // A page that is drawn anew, for another user perhaps, keeps the form of the one who typed.
  const [{ formKey, userId }] = useState(page);
  const kept: EnteredRequest = refusal?.entered ?? entered;
  const [answered, setAnswered] = useState<RequestState>(null);
  const quantity = useRequestQuantity(kept.quantity ?? String(bounds.least), bounds, () =>
    setAnswered(state),
  );
  const note = kept.note ?? "";
  const typedNote = useTypedLength(state, note);

  /** What was refused of the quantity, and what else was wrong with it, is over once another one is typed. */
  function quantityError(): string | undefined {
    if (answered === state || !refusal) {
      return undefined;
    }
    const ofTyped = quantity.hintOf(refusal.entered.quantity ?? "");
    return refusal.code === "STOCK_INSUFFICIENT"
      ? (ofTyped ?? t("error|STOCK_INSUFFICIENT"))
      : (issueAt("quantity") ?? ofTyped);
  }

  function issueAt(path: string): string | undefined {
    const issue = refusal?.issues.find((candidate) => candidate.path === path);
    if (issue?.code === "invalid" && path === "quantity") {
      return t("transaction|request|hint|whole");
    }
    return issue && issueSentence(t, issue.code);
  }

  const faults = {
    quantity: quantityError(),
    note: typedNote.isChanged ? undefined : issueAt("note"),
  };
  const isOfFields = refusal?.issues.some(({ path }) => path in faults) ?? false;
  return {
    ...sent,
    refusal,
    formKey,
    userId,
    kept,
    typedNote,
    quantity,
    faults,
    isOfFields,
    /** All that was refused is another text and another quantity by now. */
    isMended: isOfFields && !faults.quantity && !faults.note,
  };
}

function useRequestQuantity(typed: string, bounds: QuantityBounds, onChange: () => void) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { least, most, limitInCt } = bounds;
  const limit = limitInCt === undefined ? null : formatWholeEuros(limitInCt);
  const [value, setValue] = useState(() => piecesIn(typed) ?? 0);
  const [unread, setUnread] = useState(() => (piecesIn(typed) === null ? typed : undefined));
  const [corrected, setCorrected] = useState<"raised" | "lowered" | null>(null);
  // Corrected by the very press that would send it: the reader shall see first what that is.
  const unseen = useRef(false);
  const isFixed = least === most;
  const quantity = isFixed ? least : value;
  const broken = brokenBound(quantity, bounds);

  function change(next: number): void {
    onChange();
    put(next, null);
  }

  /** The field was left, with its value within the bounds: no news to the form, which shall not move under a press. */
  function settle(next: number): void {
    if (next !== value || unread !== undefined) {
      put(next, next > value ? "raised" : "lowered");
      unseen.current = true;
    }
  }

  function put(next: number, correction: typeof corrected): void {
    setValue(next);
    setUnread(undefined);
    setCorrected(correction);
  }

  function hint(): string | undefined {
    if (corrected) {
      const n = formatInteger(quantity, locale);
      return limit !== null && corrected === "lowered"
        ? t("transaction|request|hint|lowered_to_limit", { n, limit })
        : t(`transaction|request|hint|${corrected}`, { n });
    }
    return unread === undefined ? hintAt(broken) : hintOf(unread);
  }

  /** What is wrong with a quantity as it was typed. */
  function hintOf(text: string): string | undefined {
    const pieces = piecesIn(text);
    if (pieces === null && text.trim() !== "") {
      return t("transaction|request|hint|whole");
    }
    return hintAt(brokenBound(pieces ?? 0, bounds));
  }

  function hintAt(bound: typeof broken): string | undefined {
    const count = bound === "above" ? most : least;
    const n = formatInteger(count, locale);
    if (limit !== null && bound === "above") {
      return t("transaction|request|hint|above_limit", { n, limit });
    }
    return bound ? t(`transaction|request|hint|${bound}`, { count, n }) : undefined;
  }

  return {
    value: quantity,
    unread,
    isFixed,
    hint: isFixed ? undefined : hint(),
    hintOf: (text: string) => (isFixed ? undefined : hintOf(text)),
    isCorrected: corrected !== null,
    /** Null while it cannot be requested: no total is better than a wrong one. */
    valid: broken === null && unread === undefined ? quantity : null,
    /** What stands there cannot be requested, and the hint says why. */
    isFaulty: !isFixed && (broken !== null || (unread ?? "").trim() !== ""),
    change,
    settle,
    /** Any new key or press comes from somebody who sees the correction. */
    see: () => {
      unseen.current = false;
    },
    isUnseen: () => unseen.current,
  };
}
