import { AboutPage, aboutMetadata } from "../../_legal/about-page";

/** Cached on its first request, as visitors' other pages are. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export { aboutMetadata as generateMetadata };

export default function VisitorAboutPage() {
  return <AboutPage />;
}
