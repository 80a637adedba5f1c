import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Screen } from "@/tests/setup/screen";
import { emptyListing, type ListingFormValues } from "./form-values";
import { ListingConflictPanel } from "./listing-conflict-panel";
import { mergedVersions } from "./listing-difference";

const base = { ...emptyListing, mpn: "BASE", nameDe: "Name", shippingNote: "" };
const mine = { ...base, mpn: "MINE" };
const theirs = { ...base, mpn: "THEIRS", shippingNote: "Palette" };
const picture = (id: string) =>
  ({ id, name: `${id}.png`, type: "IMAGE", isAttached: true }) as const;
const pictured = {
  base: { ...base, documents: [picture("alt")] },
  mine: { ...base, documents: [picture("alt"), picture("meins")] },
  theirs: { ...base, documents: [picture("alt"), picture("ihres")] },
};
const savedAt = new Date("2026-11-21T12:00:00Z");
let root: Root;
let form: UseFormReturn<ListingFormValues>;

function Panel({ isUploading = false, versions = { base, mine, theirs } }) {
  const { base, mine, theirs } = versions;
  form = useForm({ defaultValues: mergedVersions(mine, theirs, base) });
  const conflict = { base, mine, theirs, savedAt };
  return <ListingConflictPanel form={form} conflict={conflict} isUploading={isUploading} />;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});

afterEach(() => act(async () => root.unmount()));

test("its submit waits for uploads, like the one below the form", async () => {
  await act(async () => root.render(within(<Panel isUploading />)));
  const submit = document.querySelector<HTMLButtonElement>("[type=submit]");
  expect([submit?.disabled, submit?.textContent]).toEqual([true, "Wird hochgeladen …"]);
  await act(async () => root.render(within(<Panel />)));
  expect([submit?.disabled, submit?.textContent]).toEqual([false, "Änderungen speichern"]);
});

test("mine everywhere leaves alone what was never mine", async () => {
  await act(async () => root.render(within(<Panel />)));
  await press("Überall das Gespeicherte");
  expect(form.getValues()).toMatchObject({ mpn: "THEIRS", shippingNote: "Palette" });
  await press("Überall meine Eingabe");
  expect(form.getValues()).toMatchObject({ mpn: "MINE", shippingNote: "Palette" });
  const rows = [...document.querySelectorAll("fieldset")].map((row) => row.textContent);
  expect(rows[0]).toContain("Ihre Eingabe");
  expect(rows[1]).toContain("Bisher (von Ihnen nicht geändert)");
});

test("files that both have added are offered together, and chosen", async () => {
  await act(async () => root.render(within(<Panel versions={pictured} />)));
  const [both] = [...document.querySelectorAll("label")];
  expect(both?.textContent).toContain("Beide Änderungen zusammen");
  for (const name of ["alt.png", "meins.png", "ihres.png"]) {
    expect(both?.textContent).toContain(name);
  }
  expect(both?.querySelector("input")?.checked).toBe(true);
  expect(form.getValues("documents").map(({ id }) => id)).toEqual(["alt", "ihres", "meins"]);
});

function within(panel: ReactElement) {
  return <Screen>{panel}</Screen>;
}

async function press(label: string): Promise<void> {
  const buttons = [...document.querySelectorAll("button")];
  await act(async () => buttons.find((button) => button.textContent === label)?.click());
}
