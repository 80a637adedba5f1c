import "server-only";
import type { Database } from "@/lib/db/client";

export interface AliasMatch {
  span: string;
  manufacturerId: number;
  name: string;
  isVerified: boolean;
  isWhole: boolean;
  isSlip: boolean;
}

export async function findManufacturersByAliases(
  database: Database,
  spans: string[],
): Promise<AliasMatch[]> {
  const rows = await database.$queryRaw<
    { span: string; id: number; name: string; verified: boolean }[]
  >`SELECT span, coalesce(t.id, m.id) AS id, coalesce(t.name, m.name) AS name, coalesce(t.verified_at, m.verified_at) IS NOT NULL AS verified
    FROM unnest(${spans}::text[]) span JOIN manufacturer m ON regexp_replace(search_fold(m.normalised_name), '[^a-z0-9]', '', 'g') = span
    LEFT JOIN manufacturer t ON t.id = m.merged_into_id`;
  return rows.map(({ span, id, name, verified }) => ({
    span,
    manufacturerId: id,
    name,
    isVerified: verified,
    isWhole: true,
    isSlip: false,
  }));
}
