import { useTranslations } from "next-intl";
import { useShownUsername } from "@/components/account/use-shown-username";
import { Copyable } from "@/components/ui/copyable";
import { PageLink } from "@/components/ui/page-link";
import { addressLine } from "@/lib/users/party";
import type { Party } from "@/lib/users/party-schema";

/** Who sells, for administrators (spec §2.7): a click on a line copies it. */
export function SellerPanel({ owner }: { owner: Party }) {
  const t = useTranslations();
  const shownUsername = useShownUsername();
  const texts = [shownUsername(owner.username), addressLine(owner.billingAddress)];
  const lines = [...texts, owner.email].filter(isKnown);
  return (
    <section className="panel p-4 print:hidden">
      <h2 className="mb-2 font-semibold">{t("listing|detail|seller")}</h2>
      <ul className="space-y-1 break-words">
        {lines.map((value) => (
          <li key={value}>
            <Copyable
              value={value}
              isText={texts.includes(value)}
              copiedText={t("ui|copied", { value })}
            />
          </li>
        ))}
      </ul>
      <PageLink
        href={`/listing/user/${owner.id}`}
        className="link mt-2 inline-block text-sm pointer-coarse:py-3"
      >
        {t("listing|detail|sellers_listings")}
      </PageLink>
    </section>
  );
}

function isKnown(line: string | null): line is string {
  return line !== null && line !== "";
}
