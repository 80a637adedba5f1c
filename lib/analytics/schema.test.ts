import "@/tests/setup/database";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { runOperation } from "@/lib/operations/run";
import { makeListing, makeManufacturer } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { getAdminAnalytics, getAdminAnalyticsByMonth } from "./operations";
import { listAnalyticsMonths } from "./queries";

const owner = await makeMember();
const buyer = await makeMember();
const administrator = await makeMember({ isAdmin: true });

/** An empty marketplace; the history refuses to be emptied, so its triggers rest meanwhile. */
beforeEach(async () => {
  const tables = ["status_change", '"transaction"', "listing_search", "listing", "manufacturer"];
  await db().$transaction([
    db().$executeRaw`SET LOCAL session_replication_role = replica`,
    ...tables.map((table) => db().$executeRawUnsafe(`DELETE FROM ${table}`)),
  ]);
});

describe("get-admin-analytics", () => {
  test("counts listings of every status but deleted ones", async () => {
    for (const status of ["DRAFT", "ACTIVE", "RESERVED", "SOLD", "DELETED"] as const) {
      await makeListing({ ownerUserId: owner.userId, status });
    }
    expect((await figures()).listingCount).toBe(4);
  });

  test("counts a manufacturer that is not verified, and not one that was merged into another", async () => {
    const target = await makeManufacturer("Festo");
    await db().manufacturer.createMany({
      data: [
        { name: "Festo AG", normalisedName: "festoag", mergedIntoId: target.id },
        { name: "Ungeprüft", normalisedName: "ungepruft" },
      ],
    });
    expect((await figures()).manufacturerCount).toBe(2);
  });

  test("counts transactions by status, withdrawn ones as cancelled", async () => {
    const { id } = await makeListing({ ownerUserId: owner.userId });
    for (const status of ["REQUESTED", "RESERVED", "COMPLETED", "CANCELLED"] as const) {
      await makeTransaction(buyer, id, { status });
    }
    await trade({ status: "CANCELLED", withdrawnAt: new Date() });
    expect((await figures()).transactionStatusCounts).toEqual({
      REQUESTED: 1,
      RESERVED: 1,
      COMPLETED: 1,
      CANCELLED: 2,
    });
  });

  test("averages the hours from request to completion of completed ones alone", async () => {
    await completion("2026-03-01T00:00Z", "2026-03-01T10:00Z");
    await completion("2026-03-01T00:00Z", "2026-03-03T02:30Z");
    await trade({ createdAt: new Date("2020-01-01") });
    expect((await figures()).transactionCompletionHourAvg).toBeCloseTo((10 + 50.5) / 2, 6);
  });
});

describe("get-admin-analytics-by-month", () => {
  test("answers the twelve months up to this one, oldest first, as zeros where there is nothing", async () => {
    const { answer } = await runOperation(getAdminAnalyticsByMonth, administrator, undefined);
    expect(answer).toHaveLength(12);
    const months = (await listAnalyticsMonths(new Date("2026-11-22T12:00Z"))).map(
      (row) => row.month,
    );
    expect([months[0], months[1], months[11]]).toEqual(["2025-12", "2026-01", "2026-11"]);
    expect(answer[0]).toEqual({
      month: expect.stringMatching(/^\d{4}-\d\d$/),
      listings: 0,
      requests: 0,
      completions: 0,
      volumeInCt: 0,
    });
  });

  test("begins a month at midnight in Germany, in winter and in summer, deleted listings counted", async () => {
    for (const moment of [
      "2026-10-31T22:59:59.999Z",
      "2026-10-31T23:00:00Z",
      "2026-10-31T23:30:00Z",
      "2026-06-30T21:59:59.999Z",
      "2026-06-30T22:00:00Z",
    ]) {
      const createdAt = new Date(moment);
      await makeListing({ ownerUserId: owner.userId, createdAt, status: "DELETED" });
    }
    expect(await months("listings")).toEqual({
      "2026-06": 1,
      "2026-07": 1,
      "2026-10": 1,
      "2026-11": 2,
    });
  });

  test("leaves out months older than the last twelve", async () => {
    await completion("2025-11-20T08:00Z", "2025-11-30T22:59Z");
    await completion("2025-11-20T08:00Z", "2025-11-30T23:00Z");
    expect(await months("requests")).toEqual({});
    expect(await months("completions")).toEqual({ "2025-12": 1 });
  });

  test("counts requests whatever became of them, and as completions none that was cancelled or withdrawn", async () => {
    const createdAt = new Date("2026-05-05T08:00Z");
    await trade({ createdAt });
    await trade({ createdAt, status: "RESERVED" });
    await trade({ createdAt, status: "CANCELLED" });
    await trade({ createdAt, status: "CANCELLED", withdrawnAt: createdAt });
    expect(await months("requests")).toEqual({ "2026-05": 4 });
    expect(await months("completions")).toEqual({});
    expect(await months("volumeInCt")).toEqual({});
  });

  test("adds pieces at the price of their request, and a bundle at its price for the lot", async () => {
    await completion("2026-05-05T08:00Z", "2026-05-06T08:00Z", {
      quantity: 7,
      pricePerProductInCt: 333,
    });
    await completion("2026-05-05T08:00Z", "2026-05-06T08:00Z", {
      quantity: 40,
      pricePerProductInCt: null,
      priceForBundleInCt: 99_900,
    });
    expect(await months("volumeInCt")).toEqual({ "2026-05": 7 * 333 + 99_900 });
  });

  test("adds beyond what an integer of the database holds, and stops at the largest safe integer", async () => {
    const huge = { quantity: 1_000_000, pricePerProductInCt: 2_147_483_647 };
    await completion("2026-05-05T08:00Z", "2026-05-06T08:00Z", huge);
    expect(await months("volumeInCt")).toEqual({ "2026-05": 2_147_483_647_000_000 });
    for (let times = 0; times < 5; times += 1) {
      await completion("2026-05-05T08:00Z", "2026-05-06T08:00Z", huge);
    }
    expect(await months("volumeInCt")).toEqual({ "2026-05": Number.MAX_SAFE_INTEGER });
  });
});

async function figures() {
  return (await runOperation(getAdminAnalytics, administrator, undefined)).answer;
}

/** One of the figures by month, as seen in November 2026; months of zero left out. */
async function months(figure: "listings" | "requests" | "completions" | "volumeInCt") {
  const rows = await listAnalyticsMonths(new Date("2026-11-22T12:00Z"));
  return Object.fromEntries(
    rows.filter((row) => row[figure] > 0).map((row) => [row.month, row[figure]]),
  );
}

type Details = Partial<Prisma.TransactionUncheckedCreateInput>;

/** A transaction as it lies in the database, on a listing that is older than all months. */
async function trade(details: Details): Promise<void> {
  const createdAt = new Date("2020-01-01");
  const listing = await makeListing({ ownerUserId: owner.userId, createdAt, quantity: 1_000_000 });
  await db().transaction.create({
    data: {
      listingId: listing.id,
      userId: buyer.userId,
      quantity: 1,
      pricePerProductInCt: 1250,
      ...details,
    },
  });
}

function completion(createdAt: string, completedAt: string, details: Details = {}): Promise<void> {
  return trade({
    status: "COMPLETED",
    createdAt: new Date(createdAt),
    completedAt: new Date(completedAt),
    ...details,
  });
}
