import { act, type ReactElement } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { beforeEach, expect, test } from "vitest";
import { emptyListing, type ListingFormValues } from "@/lib/listings/form";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { ListingConflictPanel } from "./listing-conflict-panel";
import { mergeListingVersions } from "./merge-listing-versions";

const base = { ...emptyListing, mpn: "BASE", nameDe: "Name", shippingNote: "" };
const mine = { ...base, mpn: "MINE" };
const theirs = { ...base, mpn: "THEIRS", shippingNote: "Palette" };
const image = (id: string) => ({ id, name: `${id}.png`, type: "IMAGE", isAttached: true }) as const;
const withImages = {
  base: { ...base, documents: [image("alt")] },
  mine: { ...base, documents: [image("alt"), image("meins")] },
  theirs: { ...base, documents: [image("alt"), image("ihres")] },
};
const savedAt = new Date("2026-11-21T12:00:00Z");
const mount = mounted();
let form: UseFormReturn<ListingFormValues>;

function Panel({ isUploading = false, versions = { base, mine, theirs } }) {
  const { base, mine, theirs } = versions;
  form = useForm({ defaultValues: mergeListingVersions(mine, theirs, base) });
  const conflict = { base, mine, theirs, savedAt };
  return <ListingConflictPanel form={form} conflict={conflict} isUploading={isUploading} />;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

test("choosing all of my changes leaves alone what I did not change", async () => {
  await mount(within(<Panel />));
  await press("Überall das Gespeicherte");
  expect(form.getValues()).toMatchObject({ mpn: "THEIRS", shippingNote: "Palette" });
  await press("Überall meine Eingabe");
  expect(form.getValues()).toMatchObject({ mpn: "MINE", shippingNote: "Palette" });
  const rows = [...document.querySelectorAll("fieldset")].map((row) => row.textContent);
  expect(rows[0]).toContain("Ihre Eingabe");
  expect(rows[1]).toContain("Bisher (von Ihnen nicht geändert)");
});

test("files that both have added are offered together, and chosen", async () => {
  await mount(within(<Panel versions={withImages} />));
  const [both] = [...document.querySelectorAll("label")];
  expect(both?.textContent).toContain("Beide Änderungen zusammen");
  for (const name of ["alt.png", "meins.png", "ihres.png"]) {
    expect(both?.textContent).toContain(name);
  }
  expect(both?.querySelector("input")?.checked).toBe(true);
  expect(form.getValues("documents").map(({ id }) => id)).toEqual(["alt", "meins", "ihres"]);
});

function within(panel: ReactElement) {
  return <Screen>{panel}</Screen>;
}

async function press(label: string): Promise<void> {
  const buttons = [...document.querySelectorAll("button")];
  await act(async () => buttons.find((button) => button.textContent === label)?.click());
}
