import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { query } from "../../../scripts/database/connection.ts";
import { type Asked, noteOf, type OfferDocument, type Rival } from "./engine";

const resourceLimits = { maxOldGenerationSizeMb: 4096 };
const mostIndexingInMs = 10 * 60_000;
const mostSearchInMs = 10_000;
const rowsAtOnce = 10_000;

/** A JavaScript engine over everything for sale; throws when it needs more than 4 GB or ten minutes. */
export async function startEngine(
  name: string,
  modulePath: string,
  databaseUrl: string,
): Promise<Rival & { stop: () => Promise<unknown> }> {
  const script = new URL("engine-thread.ts", import.meta.url);
  const thread = new Worker(script, { workerData: modulePath, execArgv: [], resourceLimits });
  const stop = () => thread.terminate();
  try {
    const indexed = answerOf<{ indexedInMs: number; bytes: number }>(thread, mostIndexingInMs);
    await Promise.race([indexed, sendOffers(databaseUrl, thread)]);
    const { indexedInMs, bytes } = await indexed;
    const search = (text: string) => {
      thread.postMessage(text);
      return answerOf<Asked>(thread, mostSearchInMs);
    };
    return { name, note: noteOf(indexedInMs, bytes), search, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answerOf<Answer>(thread: Worker, mostInMs: number): Promise<Answer> {
  const [answer] = await once(thread, "message", { signal: AbortSignal.timeout(mostInMs) });
  return answer;
}

async function sendOffers(databaseUrl: string, thread: Worker): Promise<void> {
  let last: OfferDocument | undefined;
  do {
    const batch: OfferDocument[] = await query(
      databaseUrl,
      `SELECT l.id, m.name AS manufacturer, l.mpn, array_remove(array_prepend(l.ean, l.alternate_product_codes), NULL) AS codes,
         l.name_de AS "nameDe", coalesce(l.name_en, '') AS "nameEn", l.description_de AS "descriptionDe"
       FROM listing l JOIN manufacturer m ON m.id = l.manufacturer_id
       WHERE l.id > $1 AND l.status = 'ACTIVE' AND l.quantity > l.sold_quantity + l.reserved_quantity
       ORDER BY l.id LIMIT ${rowsAtOnce}`,
      [last?.id ?? 0],
    );
    thread.postMessage(batch);
    last = batch.at(-1);
  } while (last);
  thread.postMessage(null);
}
