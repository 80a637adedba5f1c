"use client";

import type { ReactNode } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { ErrorBanner } from "@/components/layout/error-banner";
import { Button } from "@/components/ui/button";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { endOtherSessionsAction, endSessionAction } from "@/lib/actions/auth";
import { PageUserField } from "./account-section-form";

interface SessionEndFormProps {
  userId: string;
  /** The id of a session, or all but this one. */
  end: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

export function SessionEndForm({ userId, end, label, className, children }: SessionEndFormProps) {
  const isOfOthers = end === "others";
  const form = useFormAction(isOfOthers ? endOtherSessionsAction : endSessionAction);
  return (
    <form {...form.props} className={className}>
      {form.failure ? (
        <FocusedNotice news={form.failure}>
          <ErrorBanner {...form.failure} />
        </FocusedNotice>
      ) : null}
      <PageUserField userId={userId} />
      {isOfOthers ? null : <input type="hidden" name="id" value={end} />}
      <Button
        type="submit"
        variant="quiet"
        size={isOfOthers ? "md" : "sm"}
        aria-label={label}
        busy={form.isPending}
      >
        {children}
      </Button>
    </form>
  );
}
