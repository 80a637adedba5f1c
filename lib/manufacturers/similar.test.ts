import { expect, test } from "vitest";
import { mostSimilar } from "./similar";

const known = [
  "Siemens",
  "Festo SE & Co. KG",
  "Weidmüller",
  "Schneider Electric",
  "ABB",
  "Balluff",
  "Typ 12345",
].map((name, id) => ({ id, name }));

test.each([
  ["Siemnes", "Siemens"],
  ["Simens AG", "Siemens"],
  ["SIEMENSS", "Siemens"],
  ["Siemans", "Siemens"],
  ["Fetso", "Festo SE & Co. KG"],
  ["Weidmueller", "Weidmüller"],
  ["Weidmuller", "Weidmüller"],
  ["Wiedmüller", "Weidmüller"],
  ["Schnieder Elektric", "Schneider Electric"],
])("%s was meant for %s", (typed, meant) => {
  expect(mostSimilar(typed, known)?.name).toBe(meant);
});

test.each([
  ["Siemens AG", "is one's own name"],
  ["Semnes", "is two slips away in a short name"],
  ["ABC", "is too short for a slip"],
  ["Typ 12346", "has digits, which tell two apart"],
  ["Xaver", "is like none"],
  ["", "is empty"],
])("%s %s: nobody is meant", (typed) => {
  expect(mostSimilar(typed, known)).toBeNull();
});

test("the nearest is meant, and of equally near ones the first", () => {
  const near = [{ name: "Simenz" }, { name: "Siemens" }, { name: "Siemenz" }];
  expect(mostSimilar("Siemensz", near)?.name).toBe("Siemens");
});
