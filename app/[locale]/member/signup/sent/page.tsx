import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import {
  type AuthPageProps,
  readAuthPageParameters,
} from "@/app/[locale]/_auth/auth-page-parameters";
import { SignupSentScreen } from "@/components/accounts/auth/signup-sent-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { currentUser } from "@/lib/accounts/current-viewer";
import { emails } from "@/lib/accounts/schema";
import { signupCookie } from "@/lib/accounts/sessions/auth-cookies";

export const generateMetadata = metadataWithTitle((t) => t("auth|sent|title"));

/** The email address is in a cookie that only this page reads, not in the URL. */
export default async function SignupSentPage(props: AuthPageProps) {
  const { next } = await readAuthPageParameters(props);
  if (await currentUser()) {
    redirect(next ?? "/listing/user");
  }
  const email = emails.safeParse((await cookies()).get(signupCookie.name)?.value).data;
  return <SignupSentScreen email={email} next={next} />;
}
