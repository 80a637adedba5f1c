import { redirect } from "next/navigation";
import { currentUser } from "@/lib/accounts/current-viewer";
import { type AuthPageProps, readAddress } from "../../_auth/auth-page";
import VisitorsLoginPage from "../../visitor/login/page";

export { generateMetadata } from "../../visitor/login/page";

export default async function LoginPage(props: AuthPageProps) {
  if (await currentUser()) {
    redirect((await readAddress(props)).next ?? "/listing/user");
  }
  return <VisitorsLoginPage {...props} />;
}
