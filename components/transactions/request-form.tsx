"use client";

import { useLocale, useTranslations } from "next-intl";
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { ErrorBanner } from "@/components/layout/error-banner";
import { StoredDraft, TypingDraft } from "@/components/session/typing-draft";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { CharacterCount } from "@/components/ui/inputs/character-count";
import { ErrorSummary } from "@/components/ui/inputs/error-summary";
import { useTypedLength } from "@/components/ui/inputs/use-typed-length";
import type { FailureCode } from "@/lib/actions/action-result";
import { type RequestState, requestListingAction } from "@/lib/actions/transactions";
import { issueSentence } from "@/lib/i18n/issue-text";
import { maxNoteLength } from "@/lib/transactions/fields";
import type { QuantityBounds } from "@/lib/transactions/quantity-bounds";
import { isRequestEntered, type RequestEntries } from "@/lib/transactions/request-entries";
import {
  RequestClosed,
  RequestNote,
  type RequestPrice,
  RequestQuantity,
  RequestTotal,
  requestFactsOf,
} from "./request-form-fields";
import { hintOf, watchRequestForm } from "./watch-request-form";

interface RequestFormProps {
  listing: RequestPrice & { id: number };
  bounds: QuantityBounds;
  isClosed: boolean;
  userId: string;
  /** Makes a repeated post idempotent. */
  formKey: string;
  entered: RequestEntries;
}

/** Works without JavaScript, which adds checks of the quantity and the total. */
export function RequestForm({ listing, isClosed, ...page }: RequestFormProps) {
  const t = useTranslations();
  const form = useRequestForm({ listing, ...page });
  const { state, rejection, facts, saved } = form;
  if (state?.ok) {
    return (
      <FocusedNotice news={state}>
        <RequestSent id={state.answer.id} />
      </FocusedNotice>
    );
  }
  const isOver = isClosed || rejection?.code === "LISTING_NOT_ACTIVE";
  const notice =
    rejection && (isOver || !form.isCorrected) ? (
      <FocusedNotice news={state}>
        <RequestError form={form} rejection={rejection} isClosed={isOver} />
      </FocusedNotice>
    ) : null;
  const draftName = `request-${page.entered.draftId ?? listing.id}`;
  if (isOver) {
    return <RequestOver name={draftName} saved={saved} notice={notice} isRejected={!!rejection} />;
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
  const least = String(page.bounds.least);
  const { quantity = least, note = "" } = facts ? saved : { ...saved, quantity: least };
  return (
    <form ref={form.ref} {...form.props} noValidate className="space-y-4">
      {rejection ? notice : unsent}
      <input type="hidden" name="listingId" value={listing.id} />
      <input type="hidden" name="pageUserId" value={form.userId} />
      <input type="hidden" name="formKey" value={form.formKey} />
      <input type="hidden" name="most" value={page.bounds.most} />
      <RequestQuantity
        quantity={quantity}
        facts={facts}
        error={form.errors.quantity ?? (facts ? hintOf(facts, quantity) : undefined)}
      />
      <RequestNote
        note={note}
        error={form.errors.note}
        aria-invalid={form.typedNote.length > maxNoteLength}
        onChange={(event) => form.typedNote.count(event.target.value)}
        footnote={
          <CharacterCount
            length={form.typedNote.length}
            max={maxNoteLength}
            isAnnounced={form.errors.note !== undefined}
          />
        }
      />
      <TypingDraft name={draftName} replaces={`request-${listing.id}`} />
      <RequestTotal price={listing} quantity={quantity} facts={facts} />
      <Button type="submit" variant="amber" busy={form.isPending} className="w-full">
        {t("transaction|request|submit")}
      </Button>
    </form>
  );
}

interface ErrorProps extends Omit<ComponentProps<typeof RequestRejection>, "hasNote"> {
  form: ReturnType<typeof useRequestForm>;
}

function RequestError({ form, ...rest }: ErrorProps) {
  const t = useTranslations();
  const { quantity, note } = form.errors;
  const fieldErrors = [
    { id: "quantity", text: quantity },
    { id: "note", text: note && `${t("transaction|request|note")}: ${note}` },
  ].flatMap(({ id, text }) => (text ? [{ id, text }] : []));
  return form.isOfFields && !rest.isClosed ? (
    <ErrorSummary title={t("transaction|request|errors")} errors={fieldErrors} rejections={0} />
  ) : (
    <RequestRejection {...rest} hasNote={Boolean(form.saved.note?.trim())} />
  );
}

interface RequestOverProps {
  name: string;
  saved: RequestEntries;
  notice: ReactNode;
  /** Keeps rejected input until it can be requested again. */
  isRejected: boolean;
}

function RequestOver({ name, saved, notice, isRejected }: RequestOverProps) {
  const { quantity = "", note = "" } = saved;
  return (
    <div className="space-y-4">
      {notice}
      {isRejected ? <StoredDraft name={name} typed={{ quantity, note }} /> : null}
      <RequestClosed quantity={quantity} note={note} />
    </div>
  );
}

interface RequestErrorProps {
  rejection: { code: FailureCode; retryAfterInSeconds?: number | undefined };
  isClosed: boolean;
  hasNote: boolean;
}

function RequestRejection({ rejection, isClosed, hasNote }: RequestErrorProps) {
  const t = useTranslations();
  switch (rejection.code) {
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
      return <ErrorBanner {...rejection} />;
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

type RequestFormOptions = Omit<RequestFormProps, "isClosed">;

function useRequestForm({ listing, bounds, entered, ...page }: RequestFormOptions) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { pricePerProductInCt } = listing;
  const facts = useMemo(
    () => requestFactsOf(t, locale, bounds, pricePerProductInCt),
    [t, locale, bounds, pricePerProductInCt],
  );
  const sent = useFormAction(requestListingAction);
  const { state, failure: rejection } = sent;
  // Keeps the first user, even when the page is rendered again for another.
  const [{ formKey, userId }] = useState(page);
  const shownEntries: RequestEntries = rejection?.entered ?? entered;
  const [answered, setAnswered] = useState<RequestState>(null);
  const typedNote = useTypedLength(state, shownEntries.note ?? "");

  /** A server error of the quantity disappears when the quantity changes. */
  function quantityError(): string | undefined {
    if (answered === state || !rejection) {
      return undefined;
    }
    const ofTyped = facts ? hintOf(facts, rejection.entered.quantity ?? "") : undefined;
    return rejection.code === "STOCK_INSUFFICIENT"
      ? (ofTyped ?? t("error|STOCK_INSUFFICIENT"))
      : (issueAt("quantity") ?? ofTyped);
  }

  function issueAt(path: string): string | undefined {
    const issue = rejection?.issues.find((candidate) => candidate.path === path);
    if (issue?.code === "invalid" && path === "quantity") {
      return t("transaction|request|hint|whole");
    }
    return issue && issueSentence(t, issue.code);
  }

  const fieldErrors = {
    quantity: quantityError(),
    note: typedNote.isChanged ? undefined : issueAt("note"),
  };
  const ref = useRef<HTMLFormElement>(null);
  const onChange = useEffectEvent(() => setAnswered(state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer draws the sum and the hint anew.
  useEffect(() => {
    const watching = new AbortController();
    if (ref.current && facts) {
      const { signal } = watching;
      watchRequestForm(ref.current, facts, { signal, error: fieldErrors.quantity, onChange });
    }
    return () => watching.abort();
  }, [facts, fieldErrors.quantity, state]);
  const isOfFields = rejection?.issues.some(({ path }) => path in fieldErrors) ?? false;
  return {
    ...sent,
    ref,
    rejection,
    formKey,
    userId,
    saved: shownEntries,
    typedNote,
    facts,
    errors: fieldErrors,
    isOfFields,
    /** Both rejected fields have changed. */
    isCorrected: isOfFields && !fieldErrors.quantity && !fieldErrors.note,
  };
}
