"use client";

import { useTranslations } from "next-intl";
import { startTransition, useActionState, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { verifyEmailAction } from "@/lib/auth/actions";
import { untouched } from "@/lib/operations/form-state";
import { FormNotice } from "./form-notice";

/**
 * Verifies on load (spec §2.3), by script: the mere request of the page, as mail scanners make it, does not
 * use the token up. Without a script there is the button.
 */
export function EmailVerificationForm({ token }: { token: string }) {
  const t = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const hasRun = useRef(false);
  const [state, act, isPending] = useActionState(verifyEmailAction, untouched);
  useEffect(() => {
    if (state.step === "untouched" && form.current && !hasRun.current) {
      hasRun.current = true;
      const fields = new FormData(form.current);
      startTransition(() => act(fields));
    }
  }, [state, act]);
  return (
    <form ref={form} action={act} className="flex flex-col gap-5">
      {isPending ? null : <FormNotice state={state} done={t("auth|verification|done")} />}
      <p role="status">{isPending ? t("auth|verification|busy") : null}</p>
      <input type="hidden" name="token" value={token} />
      {state.step === "untouched" && !isPending ? (
        <Button type="submit" className="self-start">
          {t("auth|verification|submit")}
        </Button>
      ) : null}
    </form>
  );
}
