import { expect, test } from "vitest";
import { shortName } from "./short-name";

test("names are cut after ten characters, and no character in two", () => {
  expect(shortName("Lager.jpeg")).toBe("Lager.jpeg");
  expect(shortName("Lager-6205.jpeg")).toBe("Lager-6205…");
  expect(shortName("⚙️🔩🔩🔩🔩🔩🔩🔩🔩🔩🔩")).toBe("⚙️🔩🔩🔩🔩🔩🔩🔩🔩…");
});
