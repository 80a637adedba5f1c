import { useTranslations } from "next-intl";
import { kindStyles } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { NavigationFailure } from "./navigation-failure";

/** Among the alerts: that a page could not be loaded, and the offer to try again. */
export function NavigationNotice() {
  const t = useTranslations();
  const { icon: Icon, className } = kindStyles.error;
  return (
    <NavigationFailure>
      <div
        className={`pointer-events-auto mt-2 ml-auto flex w-fit max-w-text flex-wrap items-center gap-3 rounded border px-4 py-2 ${className}`}
      >
        <Icon size={20} className="shrink-0" />
        <p className="min-w-0 flex-1 basis-60 sm:basis-auto">{t("page|unreachable")}</p>
        <Button variant="quiet" size="sm" value="retry">
          {t("page|error_retry")}
        </Button>
        <Button variant="quiet" size="sm">
          {t("ui|dismiss")}
        </Button>
      </div>
    </NavigationFailure>
  );
}
