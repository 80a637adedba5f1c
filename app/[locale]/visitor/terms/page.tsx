import { LegalDocumentPage, legalMetadata } from "../../_legal/legal-document-page";

export { generateStaticParams } from "../generate-static-params";

export const generateMetadata = () => legalMetadata("terms");

export default function TermsPage() {
  return <LegalDocumentPage document="terms" />;
}
