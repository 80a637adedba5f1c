import { expect, test } from "vitest";
import { shownPreview } from "@/tests/factories/csv-import";
import { draw } from "@/tests/setup/screen";
import { RowFacts } from "./row-facts";

test.each([
  ["fetched", "Wird beim Import geholt"],
  ["kept", "Bleibt, wie es ist"],
  ["none", "keins"],
] as const)("of a picture that is %s it is said: %s", (picture, said) => {
  draw(<RowFacts listing={shownPreview({ picture })} />);
  const facts = [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(facts).toContain(`Bild${said}`);
});
