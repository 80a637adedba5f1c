import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";

/** Under a banner of success: on to the login. */
export function LoginWay() {
  const t = useTranslations();
  return (
    <ButtonLink href="/login" className="self-start">
      {t("auth|login_now")}
    </ButtonLink>
  );
}
