import type { Client } from "pg";
import { uploadKeyOf } from "@/lib/storage/key";

export type WantedObject = {
  key: string;
  contentType: string;
  // whether a row says that its bytes are there
  isNeeded: boolean;
};

type Row = { key: string; contentType: string; isUpload: boolean; isNeeded: boolean };

const rowsAtOnce = 200;

// Keeps, beyond the snapshot's end, the list of all objects that its rows name. Sizes of pictures are made anew on demand
// (docs/decisions/0051-backup-and-restore.md). Of what was not inspected yet the upload, if it has come.
export async function openWantedObjects(client: Client): Promise<void> {
  // Backing up comes before upgrading: then uploaded_file has no lost_at yet.
  const filesOf = (table: string) =>
    `SELECT key, content_type AS "contentType", sound_at IS NULL AS "isUpload",
       sound_at IS NOT NULL AND to_jsonb(f) ->> 'lost_at' IS NULL AS "isNeeded" FROM ${table} f`;
  await client.query(
    `DECLARE wanted NO SCROLL CURSOR WITH HOLD FOR
     ${filesOf("document")} UNION ALL ${filesOf("uploaded_file")}
     UNION ALL SELECT key, 'application/gzip', false, false FROM csv_import WHERE key <> ''`,
  );
}

// The list, some at a time.
export async function* takeWantedObjects(client: Client): AsyncGenerator<WantedObject[]> {
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${rowsAtOnce} FROM wanted`);
    if (rows.length === 0) {
      return;
    }
    yield rows.map(({ key, contentType, isUpload, isNeeded }) => ({
      key: isUpload ? uploadKeyOf(key) : key,
      contentType,
      isNeeded,
    }));
  }
}
