import { useTranslations } from "next-intl";
import { partsOfIssue } from "@/lib/errors/issues";

/** Why the server refused a file that had arrived; where it is on a listing of one's own already, which one. */
export function FileFault({ issue }: { issue: string }) {
  const t = useTranslations();
  const { code, n } = partsOfIssue(issue);
  // Missing or false: why exactly does not help to mend it.
  if (code !== "on_listing") {
    return t("document|fault|invalid");
  }
  return t.rich("document|fault|on_listing", {
    n,
    listing: (text) => (
      <a href={`/listing/detail/${n}`} target="_blank" rel="noopener" className="underline">
        {text}
      </a>
    ),
  });
}
