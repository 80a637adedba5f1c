import { ImportHelpPage, importHelpMetadata } from "../../../_csv-import/help-page";

export { importHelpMetadata as generateMetadata };

export default function MemberImportHelpPage() {
  return <ImportHelpPage />;
}
