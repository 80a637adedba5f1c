import { LandingPage } from "../_landing/landing-page";

/** Cached on its first request; not made at build, where there is no database. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export default function VisitorLandingPage() {
  return <LandingPage />;
}
