"use client";

import { useTranslations } from "next-intl";
import { startTransition, useEffect, useRef } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { Button } from "@/components/ui/button";
import { verifyEmailAction } from "@/lib/auth/actions";
import { DeadLink } from "./dead-link";
import { FormNotice } from "./form-notice";
import { OnwardWay } from "./onward-way";

interface EmailVerificationFormProps {
  token: string;
  next: string | undefined;
  newLinkHref: string;
  isSignedIn: boolean;
}

/**
 * Verifies on load (spec §2.3), by script: the mere request of the page, as mail scanners make it, does not
 * use the token up. Without a script there is the button; it comes back when the token was not the matter.
 */
export function EmailVerificationForm(props: EmailVerificationFormProps) {
  const { token, next, newLinkHref, isSignedIn } = props;
  const t = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const hasRun = useRef(false);
  const { state, failure, act, isPending, props: sending } = useFormAction(verifyEmailAction);
  useEffect(() => {
    if (state === null && form.current && !hasRun.current) {
      hasRun.current = true;
      const fields = new FormData(form.current);
      startTransition(() => act(fields));
    }
  }, [state, act]);
  const isOver = state?.ok || failure?.code === "TOKEN_INVALID";
  return (
    <form ref={form} {...sending} className="flex flex-col gap-5">
      {isPending ? null : (
        <FormNotice
          state={state}
          done={t(isSignedIn ? "auth|verification|done_signed_in" : "auth|verification|done")}
          way={<OnwardWay next={next} isSignedIn={isSignedIn} />}
          deadLink={<DeadLink newLinkHref={newLinkHref} />}
        />
      )}
      <p role="status" className="empty:absolute">
        {isPending ? t("auth|verification|busy") : null}
      </p>
      <input type="hidden" name="token" value={token} />
      {isOver || isPending ? null : (
        <Button type="submit" className="self-start">
          {t("auth|verification|submit")}
        </Button>
      )}
    </form>
  );
}
