"use client";

import { useTranslations } from "next-intl";
import { KeptTyping } from "@/components/session/kept-typing";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CharacterCount } from "@/components/ui/character-count";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { QuestionField } from "./question-field";
import { QuestionOutcome } from "./question-outcome";
import { QuestionSection } from "./question-section";
import { type QuestionPage, useQuestionForm } from "./use-question-form";

interface QuestionFormProps extends QuestionPage {
  max: number;
  /** Why nothing can be asked; what was typed can be taken along then. */
  closedText: string | null;
}

/** The member's question: works before JavaScript; after a success another one can follow. */
export function QuestionForm({ max, closedText, ...page }: QuestionFormProps) {
  const t = useTranslations();
  const form = useQuestionForm(page);
  const { state, typed } = form;
  return (
    <QuestionSection isOpen={state !== null || page.entered !== ""}>
      {(state || page.entered) && !form.isMended ? (
        <FocusedNotice news={state}>
          {state ? (
            <QuestionOutcome state={state} error={form.error} />
          ) : (
            <Banner
              kind="info"
              title={t("contact|unsent")}
              description={t("contact|unsent|text")}
            />
          )}
        </FocusedNotice>
      ) : null}
      <form {...form.props} noValidate className="space-y-4">
        <input type="hidden" name="listingId" value={page.listingId} />
        <input type="hidden" name="pageUserId" value={form.userId} />
        <input type="hidden" name="formKey" value={form.formKey} />
        {closedText ? <p className="text-sm text-steel-3">{closedText}</p> : null}
        <QuestionField
          max={max}
          readOnly={closedText !== null}
          disabled={closedText !== null && form.length === 0}
          defaultValue={typed}
          error={form.error}
          aria-invalid={form.length > max}
          onChange={(event) => form.count(event.target.value)}
          footnote={
            <CharacterCount length={form.length} max={max} isSaid={form.error !== undefined} />
          }
        />
        <KeptTyping name={`question-${page.listingId}`} />
        <Button
          type="submit"
          variant="quiet"
          disabled={closedText !== null}
          busy={form.isPending}
          className="w-full"
        >
          {t("contact|submit")}
        </Button>
      </form>
    </QuestionSection>
  );
}
