import { expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { UnbrokenNumbers } from "./unbroken-numbers";

test.each([
  ["Rillenkugellager 6205-2RSH, 25 × 52 × 15 mm", ["6205-2RSH,", "25 × 52 × 15 mm"]],
  ["Frequenzumrichter B, 1,5 kW, 3 × 400 V", ["1,5 kW,", "3 × 400 V"]],
  ["Modul CJ1W-ID211, 16 Eingänge, 24 V DC", ["CJ1W-ID211,", "16", "24 V"]],
  ["Stifteinsatz Han 16 MS, 4 Leiter", ["16", "4"]],
  ["Schraubklemme, beige", []],
])("numbers and units stay on one line in %s", (name, kept) => {
  draw(
    <h1>
      <UnbrokenNumbers text={name} />
    </h1>,
  );
  const heading = document.querySelector("h1");
  expect(heading?.textContent).toBe(name);
  expect([...document.querySelectorAll("h1 span")].map((span) => span.textContent)).toEqual(kept);
});
