import { ContactPage } from "../../_contact/contact-page";

export { contactMetadata as generateMetadata } from "../../_contact/contact-page";
export { generateStaticParams } from "../generate-static-params";

export default function VisitorContactPage() {
  return <ContactPage />;
}
