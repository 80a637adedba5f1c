"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { withNext } from "@/lib/site/with-next";
import { FormNotice } from "./form-notice";
import type { useAuthForm } from "./use-auth-form";

interface TokenFormProps {
  form: Pick<ReturnType<typeof useAuthForm>, "state" | "failure" | "props">;
  token: string;
  /** Checked before anything is typed. */
  isAlive: boolean;
  next: string | undefined;
  newLinkHref: string;
  /** Offered where the link may have done its work before. */
  loginHref?: string | undefined;
  isSignedIn?: boolean;
  done: string;
  children: ReactNode;
}

/** The form behind a link from a mail; a dead link shows the way to a new one instead. */
export function TokenForm(props: TokenFormProps) {
  const { form, token, isAlive, next, newLinkHref, loginHref, isSignedIn, done, children } = props;
  const { state, failure, props: sending } = form;
  const deadLink = <DeadLink {...{ newLinkHref, loginHref }} />;
  const way = <NextStepLink {...{ next, isSignedIn }} />;
  const notice = <FormNotice {...{ state, done, way, deadLink }} />;
  if (state?.ok || failure?.code === "TOKEN_INVALID") {
    return <div className="flex flex-col gap-5">{notice}</div>;
  }
  // Without JavaScript a success renders the page again, and its link is dead by then.
  if (state === null && !isAlive) {
    return deadLink;
  }
  return (
    <form {...sending} noValidate className="flex flex-col gap-5">
      {notice}
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}

function DeadLink({ newLinkHref, loginHref }: Pick<TokenFormProps, "newLinkHref" | "loginHref">) {
  const t = useTranslations();
  return (
    <div className="space-y-5">
      <Banner
        kind="error"
        title={t("auth|dead_link")}
        description={
          <PageLink href={newLinkHref} className="underline">
            {t("auth|new_link")}
          </PageLink>
        }
      />
      {loginHref ? (
        <p>
          {t.rich("auth|verification|done_before", {
            link: (words) => (
              <PageLink href={loginHref} className="link">
                {words}
              </PageLink>
            ),
          })}
        </p>
      ) : null}
    </div>
  );
}

function NextStepLink({ next, isSignedIn = false }: Pick<TokenFormProps, "next" | "isSignedIn">) {
  const t = useTranslations();
  return (
    <ButtonLink
      href={isSignedIn ? "/account" : withNext("/login", next)}
      data-onward=""
      className="self-start"
    >
      {t(isSignedIn ? "auth|to_account" : "auth|login_now")}
    </ButtonLink>
  );
}
