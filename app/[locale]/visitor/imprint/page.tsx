import { LegalDocumentPage, legalMetadata } from "../../_legal/legal-document-page";

/** Cached on its first request, as visitors' other pages are. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export function generateMetadata() {
  return legalMetadata("imprint");
}

export default function VisitorImprintPage() {
  return <LegalDocumentPage document="imprint" />;
}
