import { redirect } from "next/navigation";
import { AnalyticsScreen } from "@/components/admin/analytics-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { requireMember } from "@/lib/accounts/current-viewer";
import { getAdminAnalytics, getAdminAnalyticsByMonth } from "@/lib/analytics/operations";
import { loadAs } from "@/lib/operations/load-for-page";

export const generateMetadata = metadataWithTitle((t) => t("admin|analytics"));

/** Redirects everybody except administrators to their own transactions. */
export default async function AnalyticsPage() {
  const viewer = await requireMember("/admin/analytics");
  if (!viewer.isAdmin) {
    return redirect("/transaction/user");
  }
  const [figures, months] = await Promise.all([
    loadAs(viewer, getAdminAnalytics, undefined),
    loadAs(viewer, getAdminAnalyticsByMonth, undefined),
  ]);
  return <AnalyticsScreen figures={figures} months={months} asOf={new Date()} />;
}
