import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { PageLink } from "@/components/ui/page-link";

/** What is said of a mail's link that no longer works, with the way to a new one. */
export function DeadLink({ newLinkHref }: { newLinkHref: string }) {
  const t = useTranslations();
  return (
    <Banner
      kind="error"
      title={t("auth|dead_link")}
      description={
        <PageLink href={newLinkHref} className="underline">
          {t("auth|new_link")}
        </PageLink>
      }
    />
  );
}
