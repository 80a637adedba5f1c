import { NotFoundPage } from "@/components/layout/not-found-page";
import { titled } from "@/components/layout/page-metadata";
import { soughtAt } from "../../_missing/missing-address";
import { missingPage } from "../../_missing/missing-page";

type Props = { params: Promise<{ rest: string[] }> };

export const generateMetadata = titled((t) => t("page|not_found"));

export default async function MissingPage({ params }: Props) {
  return missingPage(<NotFoundPage query={soughtAt((await params).rest)} />);
}
