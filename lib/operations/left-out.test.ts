import { expect, test } from "vitest";
import { AppError } from "@/lib/errors/app-error";
import { inCachedPage } from "@/tests/setup/cached-page";
import { orLeftOut, unkeptTag } from "./left-out";

test("a page without what failed carries the tag by which it is not kept, another one does not", async () => {
  const failed = () => Promise.reject(new AppError("QUERY_TIMEOUT"));
  expect(await inCachedPage(() => orLeftOut(failed(), "test"))).toEqual({
    answer: null,
    tags: [unkeptTag],
  });
  const found = Promise.resolve("parts");
  expect(await inCachedPage(() => orLeftOut(found, "test"))).toEqual({ answer: "parts", tags: [] });
});
