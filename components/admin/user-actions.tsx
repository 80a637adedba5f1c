"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ConfirmedForm } from "@/components/form/confirmed-form";
import { useFormAction } from "@/components/form/use-form-action";
import { ErrorBanner } from "@/components/layout/error-banner";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { PageLink } from "@/components/ui/page-link";
import type { UserChange } from "@/lib/accounts/schema";
import type { FormState } from "@/lib/actions/action-result";
import { changeUserAction } from "@/lib/actions/users";

interface UserActionsProps {
  userId: string;
  username: string;
  isAdmin: boolean;
  isBlocked: boolean;
  isVerified: boolean;
  isLargeTradesAllowed: boolean;
  isOwn: boolean;
  sessionCount: number;
}

export function UserActions({ userId, username, ...user }: UserActionsProps) {
  const t = useTranslations();
  const form = useFormAction(changeUserAction);
  return (
    <section className="panel space-y-4 self-start">
      <h2 className="font-semibold">{t("admin|change|title")}</h2>
      <UserChangeNotice state={form.state} username={username} />
      {changesOf(user).map((change) => (
        <ConfirmedForm
          key={change}
          form={form}
          fields={{ id: userId, change }}
          danger={!harmless.has(change)}
          hint={t(`admin|change|${change}|hint`)}
          question={{
            title: t(`admin|change|${change}|question`, { username }),
            text: t(`admin|change|${change}|hint`),
            confirmLabel: t(`admin|change|${change}`),
            cancelLabel: t("admin|change|cancel"),
          }}
        />
      ))}
      {user.isOwn ? (
        <p className="text-sm text-steel-3">{t.rich("admin|change|own", { account })}</p>
      ) : null}
    </section>
  );
}

const harmless: ReadonlySet<UserChange> = new Set(["grant", "unblock", "allow_large_trades"]);

function account(text: ReactNode) {
  return (
    <PageLink href="/account" className="link">
      {text}
    </PageLink>
  );
}

/**
 * Administrators cannot end their own sessions or block themselves here. Only verified addresses can get
 * rights.
 */
function changesOf(user: Omit<UserActionsProps, "userId" | "username">): UserChange[] {
  if (user.isOwn) {
    return ["step_back"];
  }
  return [
    ...(user.isAdmin ? ["revoke" as const] : []),
    ...(user.isVerified && !user.isAdmin ? ["grant" as const] : []),
    user.isBlocked ? "unblock" : "block",
    user.isLargeTradesAllowed ? "forbid_large_trades" : "allow_large_trades",
    ...(user.sessionCount > 0 ? ["end_sessions" as const] : []),
  ];
}

function UserChangeNotice({ state, username }: { state: FormState; username: string }) {
  const t = useTranslations();
  if (!state) {
    return null;
  }
  const change = state.entered.change as UserChange;
  return (
    <FocusedNotice news={state}>
      {state.ok ? (
        <Banner kind="success" title={t(`admin|change|${change}|done`, { username })} />
      ) : (
        <ErrorBanner {...state} />
      )}
    </FocusedNotice>
  );
}
