import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { withNext } from "@/lib/site/with-next";
import { AuthLink, AuthScreen } from "./auth-screen";
import { DraftBanner } from "./draft-banner";

interface TokenScreenProps {
  title: string;
  token: string | undefined;
  next: string | undefined;
  newLinkHref: string;
  links?: ReactNode;
  children: ReactNode;
}

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
