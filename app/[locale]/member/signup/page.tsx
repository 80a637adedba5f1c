import { redirect } from "next/navigation";
import { SignupScreen } from "@/components/auth/signup-screen";
import { currentUser } from "@/lib/auth/viewer";

export { generateMetadata } from "../../visitor/signup/page";

export default async function SignupPage() {
  if (await currentUser()) {
    redirect("/listing/user");
  }
  return <SignupScreen />;
}
