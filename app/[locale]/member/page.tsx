import { redirect } from "next/navigation";
import { currentUser } from "@/lib/accounts/current-viewer";
import { LandingPage } from "../_landing/landing-page";

/** Redirects signed-in users; a dead session sees the visitor's page. */
export default async function MemberLandingPage() {
  if (await currentUser()) {
    redirect("/listing/user");
  }
  return <LandingPage />;
}
