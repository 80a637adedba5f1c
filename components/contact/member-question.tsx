import { randomUUID } from "node:crypto";
import { useTranslations } from "next-intl";
import { QuestionForm } from "@/components/contact/question-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { maxQuestionLength } from "@/lib/contact/schema";
import type { Listing } from "@/lib/listings/listing";
import type { RequestEntries } from "@/lib/transactions/request-entries";

interface MemberQuestionProps {
  listing: Listing;
  userId: string;
  entered: RequestEntries;
}

export function MemberQuestion({ listing, userId, entered }: MemberQuestionProps) {
  const t = useTranslations();
  return (
    <ClientMessages
      prefixes={[
        "contact|",
        "transaction|request|errors",
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
