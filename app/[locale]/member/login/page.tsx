import { redirect } from "next/navigation";
import { LoginScreen } from "@/components/auth/login-screen";
import { returnPath } from "@/lib/auth/rules";
import { currentUser } from "@/lib/auth/viewer";

export { generateMetadata } from "../../visitor/login/page";

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function LoginPage({ searchParams }: Props) {
  const next = [(await searchParams).next].flat()[0];
  if (await currentUser()) {
    redirect(returnPath(next, "/listing/user"));
  }
  return <LoginScreen next={next} />;
}
