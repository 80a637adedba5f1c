import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { withNext } from "@/lib/site/next-address";

interface DeadLinkProps {
  newLinkHref: string;
  loginHref?: string | undefined;
}

export function DeadLink({ newLinkHref, loginHref }: DeadLinkProps) {
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

interface NextStepLinkProps {
  next: string | undefined;
  isSignedIn?: boolean;
}

export function NextStepLink({ next, isSignedIn = false }: NextStepLinkProps) {
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
