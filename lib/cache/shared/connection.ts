import { createClient, RESP_TYPES } from "@redis/client";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/site/current-request";
import { within } from "./patience";
import type { Script } from "./scripts";

const answerPatienceInMs = 250;
const connectPatienceInMs = 1_000;
const pauseBetweenTriesInMs = 500;

type Client = ReturnType<typeof makeClient>;

type Run = (script: Script, keys: string[], values: (string | Buffer)[]) => Promise<unknown>;

export interface Connection {
  /** Null where Redis is away, or went away over it. */
  run: Run;
  /** As `run`, of what must not be lost: where it cannot be told, the next connection begins after it. */
  tell: Run;
  /** Since when it is away, in milliseconds of Unix time; null while it is there. */
  awaySince(): number | null;
  close(): void;
}

/**
 * A connection that is used only after `begin` has gone through on it, and given up by the first answer that is late or
 * none: from then on everybody goes without, until a new one has begun. It tries that in the background.
 */
export function openConnection(url: string, begin: (run: Run) => Promise<unknown>): Connection {
  let current: Client | null = null;
  let awaySince: number | null = Date.now();
  let begunAt = 0;
  let hasUntold = false;
  let hasLoggedAway = false;
  let isClosed = false;
  let nextTry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = makeClient(url, (error) => lose(client, error));
    try {
      await within(connectPatienceInMs, client.connect());
      do {
        hasUntold = false;
        await within(connectPatienceInMs, begin(runOn(client)));
        // What somebody wanted to tell meanwhile may have come after the beginning.
      } while (hasUntold);
      welcome(client);
    } catch (error) {
      dismiss(client);
      connectLater(error);
    }
  }

  function welcome(client: Client): void {
    if (isClosed || !client.isReady) {
      throw new Error("the connection ended as it began");
    }
    client.unref();
    [current, awaySince, begunAt] = [client, null, performance.now()];
    if (hasLoggedAway) {
      hasLoggedAway = false;
      outsideRequests(() => log().info("shared cache is back"));
    }
  }

  function lose(client: Client, error: unknown): void {
    if (current !== client) {
      return;
    }
    [current, awaySince] = [null, Date.now()];
    dismiss(client);
    // Whatever is written meanwhile nobody else hears of: a hiccup is not to last half a second longer. One after the
    // other is no hiccup.
    const hasLasted = performance.now() - begunAt > pauseBetweenTriesInMs;
    connectLater(error, hasLasted ? 0 : pauseBetweenTriesInMs);
  }

  function connectLater(error: unknown, inMs = pauseBetweenTriesInMs): void {
    if (isClosed) {
      return;
    }
    if (!hasLoggedAway) {
      hasLoggedAway = true;
      outsideRequests(() => log().warn({ err: error }, "shared cache is away: nothing is cached"));
    }
    nextTry = setTimeout(() => void connect(), inMs).unref();
  }

  const run: Run = async (script, keys, values) => {
    const client = current;
    if (!client) {
      return null;
    }
    try {
      return await within(answerPatienceInMs, runOn(client)(script, keys, values));
    } catch (error) {
      lose(client, error);
      return null;
    }
  };

  void connect();
  return {
    run,
    tell(...told) {
      hasUntold ||= current === null;
      return run(...told);
    },
    awaySince: () => awaySince,
    close() {
      isClosed = true;
      clearTimeout(nextTry);
      if (current) {
        dismiss(current);
        current = null;
      }
    },
  };
}

function makeClient(url: string, onEnd: (error: unknown) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: "disabled",
    // We connect anew ourselves: nothing may be read on a connection that has not begun.
    // Nor is its own patience used: a process that starts is busy, and it would take that for a silence.
    socket: { reconnectStrategy: false, connectTimeout: 10_000 },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
  client.on("error", onEnd);
  client.on("end", () => onEnd(new Error("the connection ended")));
  return client;
}

function runOn(client: Client): Run {
  return async (script, keys, values) => {
    const options = { keys, arguments: values };
    try {
      return await client.evalSha(script.sha, options);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("NOSCRIPT")) {
        return client.eval(script.text, options);
      }
      throw error;
    }
  };
}

function dismiss(client: Client): void {
  if (client.isOpen) {
    client.destroy();
  }
}
