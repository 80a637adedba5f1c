import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { withNext } from "@/lib/site/next-address";
import { AuthLink, AuthScreen, DraftBanner } from "./auth-screen";

interface TokenScreenProps {
  title: string;
  /** Of the address, from the mail's link. */
  token: string | undefined;
  next: string | undefined;
  /** Where a new link is to be had. */
  newLinkHref: string;
  /** Further links below the form. */
  links?: ReactNode;
  /** The form, when there is a token. */
  children: ReactNode;
}

/** A screen that a mail's link leads to: without its token it says so (spec §5). */
export function TokenScreen(props: TokenScreenProps) {
  const { title, token, next, newLinkHref, links, children } = props;
  const t = useTranslations();
  return (
    <AuthScreen
      title={title}
      notice={<DraftBanner next={next} />}
      links={
        <>
          <AuthLink href={withNext("/login", next)}>{t("auth|to_login")}</AuthLink>
          {links}
          {token ? null : <AuthLink href={newLinkHref}>{t("auth|new_link")}</AuthLink>}
        </>
      }
    >
      {token ? children : <Banner kind="error" title={t("issue|token_missing")} />}
    </AuthScreen>
  );
}
