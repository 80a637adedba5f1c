import { ContactPage, contactMetadata } from "../../_contact/contact-page";

/** Cached on its first request, as the other pages that all see. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export { contactMetadata as generateMetadata };

export default function VisitorContactPage() {
  return <ContactPage />;
}
