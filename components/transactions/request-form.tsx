"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { KeptAnyway, KeptTyping } from "@/components/session/kept-typing";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CharacterCount } from "@/components/ui/character-count";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { FailureCode } from "@/lib/operations/action-result";
import { type EnteredRequest, isRequestEntered } from "@/lib/transactions/entered";
import { maxNoteLength, type QuantityBounds } from "@/lib/transactions/rules";
import { QuantityControl } from "./quantity-control";
import { RequestClosed } from "./request-closed";
import { RequestNote } from "./request-note";
import { type RequestPrice, RequestTotal } from "./request-total";
import { useRequestForm } from "./use-request-form";

interface RequestFormProps {
  listing: RequestPrice & { id: number };
  bounds: QuantityBounds;
  isClosed: boolean;
  /** Whose page this is. */
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

/** Where fields are at fault a summary leads to them, as long as they are. */
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
  /** Whether nothing can be requested by now. */
  isClosed: boolean;
  hasNote: boolean;
}

/** Why a request was refused, and what became of what was typed. */
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

/** In place of the form: what is sent once need not be sent again. */
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
