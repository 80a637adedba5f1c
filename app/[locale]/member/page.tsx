import { redirect } from "next/navigation";
import { currentUser } from "@/lib/accounts/viewer";
import { LandingPage } from "../_landing/landing-page";

/** Only somebody signed in is led on (spec §2.1); a dead session sees what a visitor sees. */
export default async function MemberLandingPage() {
  if (await currentUser()) {
    redirect("/listing/user");
  }
  return <LandingPage />;
}
