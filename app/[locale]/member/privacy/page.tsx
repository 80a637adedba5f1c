import { LegalDocumentPage, legalMetadata } from "../../_legal/legal-document-page";

export function generateMetadata() {
  return legalMetadata("privacy");
}

export default function MemberPrivacyPage() {
  return <LegalDocumentPage document="privacy" />;
}
