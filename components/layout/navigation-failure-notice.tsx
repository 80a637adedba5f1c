import { useTranslations } from "next-intl";
import { kindStyles } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { X } from "@/components/ui/icons";
import { ShownOnNavigationFailure } from "./shown-on-navigation-failure";

export function NavigationFailureNotice() {
  const t = useTranslations();
  const { icon: Icon, className } = kindStyles.error;
  return (
    <ShownOnNavigationFailure>
      <div
        className={`pointer-events-auto mt-2 ml-auto flex w-fit max-w-text items-start gap-3 rounded border py-2 pl-4 ${className}`}
      >
        <Icon size={20} className="my-2 shrink-0" />
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 py-1.5">{t("page|unreachable")}</p>
          <Button variant="quiet" size="sm" value="retry">
            {t("page|error_retry")}
          </Button>
        </div>
        <button
          type="button"
          aria-label={t("ui|dismiss")}
          className="control-size flex aspect-square shrink-0 items-center justify-center -outline-offset-2"
        >
          <X size={16} />
        </button>
      </div>
    </ShownOnNavigationFailure>
  );
}
