import { expect, test } from "vitest";
import { htmlOf } from "@/tests/setup/screen";
import { StorageSection } from "./account-screen";

const megabyte = 1024 * 1024;

test.each([
  [50, null],
  [95, "Noch 5 MB frei"],
  [120, "Voll: Neue Dateien"],
])("with %i of 100 MB used the account warns in time", (used, warning) => {
  const space = { usedInBytes: used * megabyte, quotaInBytes: 100 * megabyte };
  const html = htmlOf(<StorageSection space={space} />).replaceAll("\u00a0", " ");
  expect(html).toContain(`${used} MB von 100 MB belegt`);
  if (warning) {
    expect(html).toContain(warning);
  } else {
    expect(html).not.toContain("frei:");
  }
});
