import "server-only";
import type { Database } from "@/lib/db/client";

/** The seller's last import of a file with the same headings that stands, one of the same name first; null for none. */
export async function findFormerImport(tx: Database, id: string): Promise<string | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT f.id::text FROM csv_import i JOIN csv_import f ON f.user_id = i.user_id AND f.id <> i.id
    WHERE i.id = ${id}::uuid AND f.status = 'IMPORTED'
      AND jsonb_path_query_array(f.columns, '$[*].heading') = jsonb_path_query_array(i.columns, '$[*].heading')
    ORDER BY f.file_name = i.file_name DESC, f.imported_at DESC LIMIT 1`;
  return found?.id ?? null;
}
