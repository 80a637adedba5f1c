"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useActionState, useState } from "react";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { SessionEnded } from "@/components/session/session-ended";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import { formatEuros } from "@/lib/i18n/formats";
import { issueSentence } from "@/lib/i18n/issue-text";
import { requestListingAction } from "@/lib/transactions/actions";
import type { EnteredRequest } from "./request-box";
import { RequestFields } from "./request-fields";

interface RequestFormProps {
  listing: {
    id: number;
    availableQuantity: number;
    pricePerProductInCt: number | null;
    priceForBundle: number;
  };
  least: number;
  entered: EnteredRequest;
}

/** The member's form: works before JavaScript, then adds the live total. */
export function RequestForm({ listing, least, entered }: RequestFormProps) {
  const t = useTranslations();
  const [state, action, isPending] = useActionState(requestListingAction, null);
  const kept = state && !state.ok ? state.entered : entered;
  const [quantity, setQuantity] = useState(kept.quantity ?? String(least));
  const guard = useSubmitGuard(isPending, t("transaction|request|offline"));
  const issues = state && !state.ok ? state.issues : [];

  function errorAt(path: string): string | undefined {
    const issue = issues.find((candidate) => candidate.path === path);
    return issue && issueSentence(t, issue.code);
  }

  if (state?.ok) {
    return (
      <FocusedNotice news={state}>
        <RequestSent id={state.answer.id} />
      </FocusedNotice>
    );
  }
  return (
    <form action={action} onSubmit={guard} noValidate className="space-y-4">
      {state && issues.length === 0 ? (
        <FocusedNotice news={state}>
          <Refusal {...state} />
        </FocusedNotice>
      ) : null}
      <input type="hidden" name="listingId" value={listing.id} />
      <RequestFields
        least={least}
        most={listing.availableQuantity}
        quantity={kept.quantity ?? String(least)}
        note={kept.note ?? ""}
        quantityError={errorAt("quantity")}
        noteError={errorAt("note")}
        onQuantity={setQuantity}
      />
      <p className="flex justify-between" aria-live="polite">
        <span>{t("transaction|request|total")}</span>
        <span className="font-mono">{formatEuros(totalOf(listing, Number(quantity)))}</span>
      </p>
      <Button type="submit" variant="amber" busy={isPending} className="w-full">
        {t("transaction|request|submit")}
      </Button>
    </form>
  );
}

function Refusal(refusal: ComponentProps<typeof RefusalBanner>) {
  return refusal.code === "UNAUTHENTICATED" ? <SessionEnded /> : <RefusalBanner {...refusal} />;
}

/** In place of the form: what is sent once need not be sent again. */
function RequestSent({ id }: { id: number }) {
  const t = useTranslations();
  return (
    <>
      <Banner kind="success" title={t("transaction|request|sent", { id: String(id) })} />
      <p>
        <a href="/transaction/user" className="link">
          {t("transaction|request|mine")}
        </a>
      </p>
    </>
  );
}

function totalOf(listing: RequestFormProps["listing"], quantity: number): number {
  if (listing.pricePerProductInCt === null) {
    return listing.priceForBundle;
  }
  return Number.isSafeInteger(quantity) ? listing.pricePerProductInCt * Math.max(quantity, 0) : 0;
}
