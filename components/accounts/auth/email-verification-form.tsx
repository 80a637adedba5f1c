"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DefinitionList } from "@/components/ui/lists/definition-list";
import type { PendingVerification } from "@/lib/accounts/credentials/mutations/email-verification";
import { verifyEmailAction } from "@/lib/actions/auth";
import type { Translator } from "@/lib/i18n/translator-type";
import { withNext } from "@/lib/site/with-next";
import { PasswordField } from "./password-field";
import { TokenForm } from "./token-form";
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
  const form = useAuthForm(verifyEmailAction);
  const { t, isPending, fieldIssues } = form;
  return (
    <TokenForm
      form={form}
      isAlive={pending !== null}
      loginHref={isSignedIn ? undefined : withNext("/login", next)}
      done={doneText(t, pending, isSignedIn)}
      {...{ token, next, newLinkHref, isSignedIn }}
    >
      {pending ? <PendingAccount pending={pending} /> : null}
      <PasswordField
        name="password"
        label={t("auth|password")}
        autoComplete="current-password"
        hint={pending ? t(`auth|verification|${pending.kind}|password_hint`) : undefined}
        error={fieldIssues.errorOf("password")}
      />
      <p role="status" className="empty:absolute">
        {isPending ? t("auth|verification|busy") : null}
      </p>
      <Button type="submit" busy={isPending} className="self-start">
        {t("auth|verification|submit")}
      </Button>
      {pending ? (
        <p className="text-sm text-steel-3">{t(`auth|verification|${pending.kind}|stranger`)}</p>
      ) : null}
    </TokenForm>
  );
}

function doneText(t: Translator, pending: PendingVerification | null, isSignedIn: boolean): string {
  if (pending?.kind === "email_change") {
    return t("auth|verification|done_email_change", { email: pending.email });
  }
  return t(isSignedIn ? "auth|verification|done_signed_in" : "auth|verification|done");
}
