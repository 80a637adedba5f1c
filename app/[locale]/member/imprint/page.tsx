import { LegalDocumentPage, legalMetadata } from "../../_legal/legal-document-page";

export function generateMetadata() {
  return legalMetadata("imprint");
}

export default function MemberImprintPage() {
  return <LegalDocumentPage document="imprint" />;
}
