import { expect, test } from "vitest";
import { AppError } from "@/lib/errors/app-error";
import { noClient } from "@/lib/request/client";
import { type Outcome, runInRequest } from "@/lib/request/current-request";
import { inCachedPage } from "@/tests/setup/cached-page";
import { orErrorPage, orNull, unavailableTag, uncachedTag } from "./with-fallback";

test("a page with a failed part is marked as uncacheable, another one is not", async () => {
  const failed = () => Promise.reject(new AppError("QUERY_TIMEOUT"));
  expect(await inCachedPage(() => orNull(failed(), "test"))).toEqual({
    answer: null,
    tags: [uncachedTag],
  });
  const found = Promise.resolve("parts");
  expect(await inCachedPage(() => orNull(found, "test"))).toEqual({ answer: "parts", tags: [] });
});

test.each([
  ["UNAVAILABLE", { status: 503, retryAfterInSeconds: 5 }, [unavailableTag, uncachedTag]],
  ["QUERY_TIMEOUT", {}, [uncachedTag]],
] as const)("a page that shows only %s answers %j", async (code, said, tags) => {
  const outcome: Outcome = {};
  const failed = Promise.reject(new AppError(code, { retryAfterInSeconds: 5 }));
  const shown = await runInRequest({ client: noClient, requestId: "0a1b2c3d", outcome }, () =>
    inCachedPage(() => orErrorPage(failed, "test", (failure) => failure.code)),
  );
  expect(shown.answer).toBe(code);
  expect(shown.tags.toSorted()).toEqual(tags);
  expect(outcome).toEqual(said);
});
