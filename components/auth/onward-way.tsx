import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { withNext } from "@/lib/site/next-address";

interface OnwardWayProps {
  next: string | undefined;
  isSignedIn?: boolean;
}

/** Under a banner of success: on to the login and what comes behind it, or for who is signed in to the account. */
export function OnwardWay({ next, isSignedIn = false }: OnwardWayProps) {
  const t = useTranslations();
  return (
    <ButtonLink
      href={isSignedIn ? "/account" : withNext("/login", next)}
      data-onward=""
      className="self-start"
    >
      {t(isSignedIn ? "auth|to_account" : "auth|login_now")}
    </ButtonLink>
  );
}
