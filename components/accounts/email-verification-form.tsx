"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DefinitionList } from "@/components/ui/lists/definition-list";
import type { PendingVerification } from "@/lib/accounts/credentials/mutations/email-verification";
import { verifyEmailAction } from "@/lib/actions/auth";
import type { Translator } from "@/lib/i18n/translator";
import { withNext } from "@/lib/site/next-address";
import { DeadLink, NextStepLink } from "./dead-link";
import { FormNotice } from "./form-notice";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";

const lines = ["username", "email", "street", "zipCode", "city", "country"] as const;

function PendingAccount({ pending }: { pending: PendingVerification }) {
  const t = useTranslations();
  const { kind } = pending;
  const entered: Partial<Record<(typeof lines)[number], string | null>> = pending;
  const items = lines.flatMap((name) => {
    const value = entered[name];
    const term = t(name === "email" ? `auth|verification|${kind}|email` : `auth|${name}`);
    return value ? [{ term, value: <span className="wrap-anywhere">{value}</span> }] : [];
  });
  return (
    <>
      <p>{t(`auth|verification|${kind}|lead`)}</p>
      <DefinitionList items={items} />
      {kind === "sign_up" && pending.isOneOfSeveral ? (
        <Banner kind="info" title={t("auth|verification|several")} />
      ) : null}
    </>
  );
}

interface EmailVerificationFormProps {
  token: string;
  /** What the link would do; null for a dead link. */
  pending: PendingVerification | null;
  next: string | undefined;
  newLinkHref: string;
  isSignedIn: boolean;
}

/** Needs a press, because mail scanners open links and a stranger may have entered the address. */
export function EmailVerificationForm(props: EmailVerificationFormProps) {
  const { token, pending, next, newLinkHref, isSignedIn } = props;
  const {
    t,
    state,
    failure,
    isPending,
    props: sending,
    fieldIssues,
  } = useAuthForm(verifyEmailAction);
  const deadLink = (
    <DeadLink
      newLinkHref={newLinkHref}
      loginHref={isSignedIn ? undefined : withNext("/login", next)}
    />
  );
  const done = doneText(t, pending, isSignedIn);
  const way = <NextStepLink {...{ next, isSignedIn }} />;
  const notice = <FormNotice {...{ state, done, way, deadLink }} />;
  if (state?.ok || failure?.code === "TOKEN_INVALID") {
    return <div className="flex flex-col gap-5">{notice}</div>;
  }
  // Without JavaScript a success renders the page again, and its link is dead by then.
  if (pending === null) {
    return deadLink;
  }
  return (
    <form {...sending} noValidate className="flex flex-col gap-5">
      {notice}
      <PendingAccount pending={pending} />
      <input type="hidden" name="token" value={token} />
      <PasswordField
        name="password"
        label={t("auth|password")}
        autoComplete="current-password"
        hint={t(`auth|verification|${pending.kind}|password_hint`)}
        error={fieldIssues.errorOf("password")}
      />
      <p role="status" className="empty:absolute">
        {isPending ? t("auth|verification|busy") : null}
      </p>
      <Button type="submit" busy={isPending} className="self-start">
        {t("auth|verification|submit")}
      </Button>
      <p className="text-sm text-steel-3">{t(`auth|verification|${pending.kind}|stranger`)}</p>
    </form>
  );
}

function doneText(t: Translator, pending: PendingVerification | null, isSignedIn: boolean): string {
  if (pending?.kind === "email_change") {
    return t("auth|verification|done_email_change", { email: pending.email });
  }
  return t(isSignedIn ? "auth|verification|done_signed_in" : "auth|verification|done");
}
