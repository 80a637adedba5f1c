import { ImportHelpPage, importHelpMetadata } from "../../../_csv-import/help-page";

/** Cached on its first request, as visitors' other pages are. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export { importHelpMetadata as generateMetadata };

export default function VisitorImportHelpPage() {
  return <ImportHelpPage />;
}
