import { expect, test } from "vitest";
import { asDiskFault } from "./disk-faults";

test.each(["ENOSPC", "EDQUOT", "EROFS"])("%s means that the disk takes nothing now", (code) => {
  const fault = asDiskFault(Object.assign(new Error("write"), { code }));
  expect(fault).toMatchObject({ code: "UNAVAILABLE", data: { retryAfterInSeconds: 60 } });
});

test("any other fault stays what it is", () => {
  const error = Object.assign(new Error("open"), { code: "EACCES" });
  expect(asDiskFault(error)).toBe(error);
});
