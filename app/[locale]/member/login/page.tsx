import { redirect } from "next/navigation";
import { LoginScreen } from "@/components/auth/login-screen";
import { currentUser } from "@/lib/auth/viewer";

export { generateMetadata } from "../../visitor/login/page";

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function LoginPage({ searchParams }: Props) {
  if (await currentUser()) {
    redirect("/listing/user");
  }
  const { next } = await searchParams;
  return <LoginScreen next={[next].flat()[0]} />;
}
