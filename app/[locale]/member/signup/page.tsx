import { redirect } from "next/navigation";
import { currentUser } from "@/lib/accounts/current-viewer";
import { type AuthPageProps, readAddress } from "../../_auth/auth-page";
import VisitorsSignupPage from "../../visitor/signup/page";

export { generateMetadata } from "../../visitor/signup/page";

export default async function SignupPage(props: AuthPageProps) {
  if (await currentUser()) {
    redirect((await readAddress(props)).next ?? "/listing/user");
  }
  return <VisitorsSignupPage {...props} />;
}
