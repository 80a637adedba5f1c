import { expect, test } from "vitest";
import { draftPath } from "@/lib/transactions/entered";
import { htmlOf } from "@/tests/setup/screen";
import { KeptEntries } from "./kept-entries";

test("the way through the login says that what was entered is kept, where something was", () => {
  const way = draftPath(7, "0190f3b0-0000-4000-8000-000000000000", {});
  expect(htmlOf(<KeptEntries next={way} />)).toContain("Ihre angefangene Anfrage ist gespeichert.");
  const question = draftPath(7, "0190f3b0-0000-4000-8000-000000000000", { question: "Baujahr?" });
  expect(htmlOf(<KeptEntries next={question} />)).toContain(
    "Ihre angefangene Frage ist gespeichert.",
  );
  for (const next of [undefined, "/listing/detail/7#request", "/account?draft=1"]) {
    expect(htmlOf(<KeptEntries next={next} />)).toBe("");
  }
});
