import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AnalyticsScreen } from "@/components/admin/analytics-screen";
import { getAdminAnalytics, getAdminAnalyticsByMonth } from "@/lib/analytics/operations";
import { requireMember } from "@/lib/auth/viewer";
import { loadAs } from "@/lib/operations/load";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("admin|analytics"), robots: { index: false } };
}

/** Whoever is no administrator is led to their own transactions (spec §2.10). */
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
