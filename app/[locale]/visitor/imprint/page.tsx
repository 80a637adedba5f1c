import { LegalDocumentPage, legalMetadata } from "../../_legal/legal-document-page";

export { generateStaticParams } from "../generate-static-params";

export const generateMetadata = () => legalMetadata("imprint");

export default function ImprintPage() {
  return <LegalDocumentPage document="imprint" />;
}
