import "server-only";
import { log } from "@/lib/log/log";

export interface PollingLoop {
  /** Looks for work now instead of at the next tick. */
  wake(): void;
  /** Resolves once the piece of work under way is done. */
  stop(): Promise<void>;
}

interface PollingWork {
  /** For the log. */
  name: string;
  everyInMs: number;
  /** Does one piece of work; false when there was none. */
  work(): Promise<boolean>;
}

/**
 * Does work as long as there is some, then looks again every `everyInMs` or when woken.
 * Whatever fails is logged (a lasting fault once) and never ends the loop or the process.
 */
export function startPollingLoop({ name, everyInMs, work }: PollingWork): PollingLoop {
  let isStopped = false;
  let isWoken = false;
  let isFailing = false;
  let endPause = () => {};

  async function drain(): Promise<void> {
    isWoken = false;
    try {
      while (!isStopped && (await work())) {
        // One piece after the other.
      }
      isFailing = false;
    } catch (error) {
      log()[isFailing ? "debug" : "error"]({ job: name, err: error }, "job failed, trying again");
      isFailing = true;
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      await drain();
      await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      if (isWoken || isStopped) {
        return resolve();
      }
      const timer = setTimeout(resolve, everyInMs).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const ended = run();
  return {
    wake() {
      isWoken = true;
      endPause();
    },
    stop() {
      isStopped = true;
      endPause();
      return ended;
    },
  };
}
