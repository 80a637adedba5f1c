import { randomUUID } from "node:crypto";
import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/layout/client-messages";
import { maxQuestionLength } from "@/lib/contact/schema";
import type { Listing } from "@/lib/listings/listing";
import type { EnteredRequest } from "@/lib/transactions/entered";
import { QuestionForm } from "./question-form";

interface MemberQuestionProps {
  listing: Listing;
  /** Whose page this is. */
  userId: string;
  entered: EnteredRequest;
}

/** The question of somebody who is signed in. Apart from the visitor's, whose page loads no script for it. */
export function MemberQuestion({ listing, userId, entered }: MemberQuestionProps) {
  const t = useTranslations();
  return (
    <ClientMessages
      prefixes={[
        "contact|",
        "transaction|request|faults",
        "issue|",
        "error|",
        "session|",
        "ui|characters|",
      ]}
    >
      <QuestionForm
        listingId={listing.id}
        userId={userId}
        // A draft is one question, however often its page is loaded.
        formKey={(entered.question && entered.draftId) || randomUUID()}
        draftId={entered.draftId}
        entered={entered.question ?? ""}
        max={maxQuestionLength}
        closedText={listing.sellerBlocked ? t("transaction|request|closed|seller_blocked") : null}
      />
    </ClientMessages>
  );
}
