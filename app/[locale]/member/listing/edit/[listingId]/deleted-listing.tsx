import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";

export function DeletedListing({ listingId }: { listingId: number }) {
  const t = useTranslations();
  return (
    <div className="max-w-text space-y-4 py-8">
      <h1 className="text-xl">{t("listing|form|deleted")}</h1>
      <p>{t("listing|form|deleted|text")}</p>
      <ButtonLink href={`/listing/detail/${listingId}`}>
        {t("listing|form|deleted|link")}
      </ButtonLink>
    </div>
  );
}
