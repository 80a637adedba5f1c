import { NotFoundPage } from "@/components/layout/not-found-page";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { missingPage } from "../../_missing/missing-page";
import { missingPartNumber } from "../../_missing/missing-part-number";

type Props = { params: Promise<{ rest: string[] }> };

export const generateMetadata = metadataWithTitle((t) => t("page|not_found"));

export default async function MissingPage({ params }: Props) {
  return missingPage(<NotFoundPage query={missingPartNumber((await params).rest)} />);
}
