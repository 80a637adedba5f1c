import { CircleHelp, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";

/** Whether an administrator has verified a manufacturer. */
export function ManufacturerBadge({ isVerified }: { isVerified: boolean }) {
  const t = useTranslations();
  return isVerified ? (
    <StatusBadge tone="ok" icon={ShieldCheck} label={t("admin|manufacturer|verified")} />
  ) : (
    <StatusBadge tone="caution" icon={CircleHelp} label={t("admin|manufacturer|unverified")} />
  );
}
