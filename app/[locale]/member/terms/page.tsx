import { LegalDocumentPage, legalMetadata } from "../../_legal/legal-document-page";

export function generateMetadata() {
  return legalMetadata("terms");
}

export default function MemberTermsPage() {
  return <LegalDocumentPage document="terms" />;
}
