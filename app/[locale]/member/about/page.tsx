import { AboutPage, aboutMetadata } from "../../_legal/about-page";

export { aboutMetadata as generateMetadata };

export default function MemberAboutPage() {
  return <AboutPage />;
}
