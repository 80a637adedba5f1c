import { useLocale, useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { DefinitionList } from "@/components/ui/definition-list";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import { addressLine } from "@/lib/users/party";
import type { UserDetail } from "@/lib/users/user";

/** Who it is, since when, and where to find what they sell. */
export function UserFacts({ user }: { user: UserDetail }) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, email, createdAt, lastActiveTimestamp, billingAddress, listingCount } = user;
  const listings = (
    <PageLink href={`/listing/user/${id}`} className="link">
      {t("user|listings|show", { count: listingCount, shown: formatInteger(listingCount, locale) })}
    </PageLink>
  );
  const transactions = (
    <PageLink href={`/transaction/user/${id}`} className="link">
      {t("user|transactions|show")}
    </PageLink>
  );
  const mail = email ? (
    <a href={`mailto:${email}`} className="link wrap-anywhere">
      {email}
    </a>
  ) : (
    "–"
  );
  return (
    <DefinitionList
      items={[
        { term: t("user|email"), value: mail },
        { term: t("user|address"), value: addressLine(billingAddress) || "–" },
        { term: t("user|registered"), value: <Moment at={createdAt} /> },
        { term: t("user|last_active"), value: <Moment at={lastActiveTimestamp} /> },
        { term: t("user|listings"), value: listingCount > 0 ? listings : t("user|listings|none") },
        { term: t("user|transactions"), value: transactions },
        { term: t("user|id"), value: <span className="wrap-anywhere">{id}</span>, numeric: true },
      ]}
    />
  );
}
