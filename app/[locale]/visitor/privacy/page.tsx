import { LegalDocumentPage, legalMetadata } from "../../_legal/legal-document-page";

export { generateStaticParams } from "../generate-static-params";

export const generateMetadata = () => legalMetadata("privacy");

export default function PrivacyPage() {
  return <LegalDocumentPage document="privacy" />;
}
