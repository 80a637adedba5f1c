import { redirect } from "next/navigation";
import {
  type AuthPageProps,
  readAuthPageParameters,
} from "@/app/[locale]/_auth/auth-page-parameters";
import { currentUser } from "@/lib/accounts/current-viewer";
import VisitorsSignupPage from "../../visitor/signup/page";

export { generateMetadata } from "../../visitor/signup/page";

export default async function SignupPage(props: AuthPageProps) {
  if (await currentUser()) {
    redirect((await readAuthPageParameters(props)).next ?? "/listing/user");
  }
  return <VisitorsSignupPage {...props} />;
}
