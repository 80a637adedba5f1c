import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { makeTurns } from "@/lib/operations/turns";

// A file has up to 11 MB: two at once cost a core while they are written.
const width = 2;
const maxWaiting = 6;
const maxWaitInMs = 5_000;
// Who reads slower than that does not hold up the others.
const longestTurnInMs = 15_000;

const { takeTurn } = makeTurns({
  width,
  maxWaiting,
  maxWaitInMs,
  refusal: () => new AppError("UNAVAILABLE", { retryAfterInSeconds: 30 }),
});

/** The turn to answer a file of the sitemap; what is answered ends it. Throws UNAVAILABLE where too many wait. */
export async function takeSitemapTurn(): Promise<() => void> {
  const endTurn = await takeTurn();
  const timer = setTimeout(endTurn, longestTurnInMs).unref();
  return () => {
    clearTimeout(timer);
    endTurn();
  };
}
