import { redirect } from "next/navigation";
import {
  type AuthPageProps,
  readAuthPageParameters,
} from "@/app/[locale]/_auth/auth-page-parameters";
import { currentUser } from "@/lib/accounts/current-viewer";
import VisitorsLoginPage from "../../visitor/login/page";

export { generateMetadata } from "../../visitor/login/page";

export default async function LoginPage(props: AuthPageProps) {
  if (await currentUser()) {
    redirect((await readAuthPageParameters(props)).next ?? "/listing/user");
  }
  return <VisitorsLoginPage {...props} />;
}
