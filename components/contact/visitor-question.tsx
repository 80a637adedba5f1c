import { useTranslations } from "next-intl";
import { failureTextsOf } from "@/components/form/failure-texts";
import { PostedForm } from "@/components/form/posted-form";
import { TypingDraft } from "@/components/session/typing-draft";
import { Button } from "@/components/ui/button";
import { maxQuestionLength } from "@/lib/contact/schema";
import type { Listing } from "@/lib/listings/listing";
import { QuestionField } from "./question-field";
import { QuestionSection } from "./question-section";

export function VisitorQuestion({ listing }: { listing: Listing }) {
  const t = useTranslations();
  return (
    <QuestionSection isOpen={false}>
      <PostedForm
        action={`/listing/request/${listing.id}`}
        failures={failureTextsOf(t)}
        section="contact"
        className="space-y-4"
      >
        <QuestionField max={maxQuestionLength} />
        <TypingDraft name={`question-${listing.id}`} />
        <Button type="submit" variant="quiet" className="w-full">
          {t("contact|submit")}
        </Button>
        <p className="text-sm">{t("transaction|request|login_follows")}</p>
      </PostedForm>
    </QuestionSection>
  );
}
