import { describe, expect, test } from "vitest";
import { findOperation } from "@/lib/api/registry";
import { AppError } from "@/lib/errors/app-error";
import { runOperation } from "@/lib/operations/run";
import { leaksIn } from "../factories/canary";
import { canary, makeListingIn, type State, states, viewerOf } from "./sample-listings";
import { type Role, roles } from "./sample-records";
import { visibility } from "./visibility-table";

/** Reading calls share one listing per state. */
const unchanged = Object.fromEntries(
  await Promise.all(states.map(async (state) => [state, await makeListingIn(state)] as const)),
) as Record<State, Awaited<ReturnType<typeof makeListingIn>>>;

describe.each(visibility)("%s", (_, { operation: name, changes, payload, summarise, table }) => {
  test.each(states)("of a listing that is %s", async (state) => {
    const cells: string[] = [];
    for (const role of roles) {
      cells.push(await cellOf(role, state));
    }
    expect(cells.join(" ")).toBe(table[state]);
  });

  async function cellOf(role: Role, state: State): Promise<string> {
    const listing = changes ? await makeListingIn(state) : unchanged[state];
    const operation = findOperation(name);
    if (!operation) {
      throw new Error(`there is no ${name}`);
    }
    try {
      const { answer } = await runOperation(operation, viewerOf(state, role), payload(listing));
      expectNoLeak(role, answer);
      return summarise(answer as never, listing);
    } catch (error) {
      if (error instanceof AppError) {
        expectNoLeak(role, error.data);
        return error.code;
      }
      throw error;
    }
  }
});

function expectNoLeak(role: Role, answer: unknown): void {
  if (role !== "owner" && role !== "administrator") {
    expect(leaksIn(JSON.stringify(answer ?? null), canary), role).toEqual([]);
  }
}
