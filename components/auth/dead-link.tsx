import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { PageLink } from "@/components/ui/page-link";

interface DeadLinkProps {
  newLinkHref: string;
  /** Of a link that may have done its work already: the login. */
  loginHref?: string | undefined;
}

/** What is said of a mail's link that no longer works, with the way to a new one. */
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
