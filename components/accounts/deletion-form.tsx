"use client";

import { useTranslations } from "next-intl";
import { useClearSessionOnLeave } from "@/components/session/use-clear-session-on-leave";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { PageLink } from "@/components/ui/page-link";
import { deleteAccountAction } from "@/lib/actions/account";
import { KnownEmail, PageUserField, SectionNotice } from "./account-section-form";
import { PasswordField } from "./auth/password-field";
import { useAuthForm } from "./auth/use-auth-form";

const consequences = ["listings", "trades", "sessions", "blocked"] as const;
const passwordId = "delete-password";

/** Two steps, so that the consequences are read before the password. Stays open after an error. */
export function DeletionForm({ userId, email }: { userId: string; email: string | null }) {
  const {
    t,
    state,
    failure,
    isPending,
    props: sending,
    fieldIssues,
  } = useAuthForm(deleteAccountAction);
  useClearSessionOnLeave(isPending);
  const label = t("account|delete|password");
  const error = fieldIssues.errorOf("password");
  const summary = error ? [{ id: passwordId, text: `${label}: ${error}` }] : [];
  return (
    <details open={failure !== null}>
      <summary className={buttonStyle({ variant: "danger" })}>{t("account|delete|open")}</summary>
      <form {...sending} noValidate className="mt-5 flex max-w-form flex-col gap-5">
        <ul className="list-disc space-y-1 pl-5">
          {consequences.map((name) => (
            <li key={name}>{t(`account|delete|${name}`)}</li>
          ))}
        </ul>
        {failure?.code === "OPEN_TRANSACTIONS" ? (
          <FocusedNotice news={state}>
            <OpenTransactions />
          </FocusedNotice>
        ) : (
          <SectionNotice state={state} errors={summary} />
        )}
        <PageUserField userId={userId} />
        {email ? <KnownEmail email={email} /> : null}
        <PasswordField
          id={passwordId}
          name="password"
          label={label}
          error={error}
          autoComplete="current-password"
        />
        <Button type="submit" variant="danger" busy={isPending} className="self-start">
          {t("account|delete|submit")}
        </Button>
      </form>
    </details>
  );
}

function OpenTransactions() {
  const t = useTranslations();
  const title = (
    <>
      {t("error|OPEN_TRANSACTIONS")}{" "}
      <PageLink href="/transaction/user" className="underline">
        {t("account|delete|transactions")}
      </PageLink>
    </>
  );
  return <Banner kind="error" title={title} />;
}
