import { currentViewer } from "@/lib/accounts/current-viewer";
import { getOwnAccount } from "@/lib/accounts/operations";
import { isMember } from "@/lib/fields/viewer";
import { loadAs } from "@/lib/operations/load-for-page";
import { ContactPage, contactMetadata } from "../../_contact/contact-page";

export { contactMetadata as generateMetadata };

/** Fills in the user's address; with a dead session the visitor's page. */
export default async function MemberContactPage() {
  const viewer = await currentViewer();
  const account = isMember(viewer) ? await loadAs(viewer, getOwnAccount, undefined) : null;
  return <ContactPage email={account?.email ?? undefined} />;
}
