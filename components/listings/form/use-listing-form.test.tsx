import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { errorsOf } from "@/components/form/field-errors";
import { currentAlerts } from "@/components/ui/alerts";
import { fieldAt, valuesOf } from "@/lib/listings/form";
import { shownListing } from "@/tests/factories/shown-listing";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { summaryErrorsOf, useListingForm } from "./use-listing-form";

const server = vi.hoisted(() => ({ read: vi.fn(), update: vi.fn() }));
vi.mock("@/lib/actions/listings", () => ({
  getListingByIdAction: server.read,
  updateListingAction: server.update,
}));

const mount = mounted();
const mine = shownListing({ version: 3 });
const theirs = shownListing({ version: 4, quantity: 8 });
const changed = { ok: false, code: "LISTING_CHANGED", issues: [] };
let form: ReturnType<typeof useListingForm>;

function Form({ listing }: { listing: typeof mine }) {
  form = useListingForm({
    initial: valuesOf(listing),
    userId: "u-1",
    formKey: "key-1",
    draftKey: "lagerfund:listing-draft:u-1:7",
    edited: { id: 7, version: listing.version, lot: null },
    maySend: async () => true,
  });
  return null;
}

beforeEach(async () => {
  sessionStorage.clear();
  server.read.mockResolvedValue({ ok: true, answer: theirs });
  server.update.mockReset().mockResolvedValue(changed);
  await open(mine);
  await act(async () => form.form.setValue("mpn", "MINE-1"));
});

test("restored input is sent as a change of the version that it was typed into", async () => {
  await open(theirs);
  await act(form.submit);
  expect(sent()).toMatchObject({ version: 3, mpn: "MINE-1", quantity: 10 });
  expect(form.conflict).toMatchObject({ mine: { mpn: "MINE-1" }, theirs: { quantity: 8 } });
});

test("a reload does not resolve a conflict: the next save meets it again", async () => {
  await act(form.submit);
  await open(theirs);
  await act(form.submit);
  expect(sent()).toMatchObject({ version: 3, mpn: "MINE-1" });
});

test("a user who discards their input in a conflict gets the other version", async () => {
  await act(form.submit);
  await act(async () => form.discard());
  await act(form.submit);
  expect(sent()).toMatchObject({ version: 4, mpn: mine.mpn, quantity: 8 });
});

test("a save that is rejected after its form was left says so, and leaves the draft", async () => {
  const answer = Promise.withResolvers<typeof changed>();
  server.update.mockReturnValue(answer.promise);
  const saved = form.submit();
  await mount(null);
  answer.resolve(changed);
  await saved;
  expect(currentAlerts().map(({ text }) => text)).toEqual([
    "Ihr Inserat ist nicht gespeichert. Jemand anderes hat dieses Inserat inzwischen gespeichert.",
  ]);
  expect(sessionStorage.getItem("lagerfund:listing-draft:u-1:7")).toContain("MINE-1");
});

/** Loads the page anew. */
async function open(listing: typeof mine): Promise<void> {
  await mount(null);
  await mount(
    <Screen>
      <Form listing={listing} />
    </Screen>,
  );
}

function sent(): unknown {
  return server.update.mock.lastCall?.[1];
}

test("an error of the payload is shown at the field where it was typed", () => {
  const paths = [
    "documentIds.2",
    "documentIds",
    "mainImageId",
    "priceForBundle",
    "alternateProductCodes.1",
    "alternateProductCodes",
    "manufacturer.name",
  ];
  const idAt = (path: string) =>
    summaryErrorsOf(errorsOf([{ path: fieldAt(path), code: "invalid" }]), String)[0]?.id;
  expect(paths.map(idAt)).toEqual([
    "documentIds.2",
    "documents",
    "documents",
    "pricePerProductInCt",
    "alternateProductCodes.1.code",
    "alternateProductCodes",
    "manufacturer",
  ]);
});
