import "@/tests/setup/database";
import { expect, test } from "vitest";
import { runOperation } from "@/lib/operations/run";
import { refreshRepeatedTexts } from "@/lib/repeated-texts/mutations";
import { getRepeatedTexts } from "@/lib/repeated-texts/operations";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers, type Offer } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";

test("administrators are shown the texts that one account has on many listings of different numbers", async () => {
  const { id: manufacturerId } = await makeManufacturer("Siemens");
  const [lots, few, same, stuffer] = [
    await makeMember(),
    await makeMember(),
    await makeMember(),
    await makeMember({ isBlocked: true }),
  ];
  const list = (ownerUserId: string, count: number, of: (index: number) => Offer) =>
    makeOffers(
      { ownerUserId, manufacturerId, descriptionDe: "Restposten, neu, OVP." },
      Array.from({ length: count }, (_, index) => of(index)),
    );
  const ids = await list(lots.userId, 25, (index) => ({
    mpn: `LOT-${index}`,
    nameDe: `Teil Nr. ${index}`,
  }));
  await list(few.userId, 19, (index) => ({ mpn: `FEW-${index}` }));
  await list(same.userId, 25, () => ({ mpn: "SAME-1" }));
  const alternateProductCodes = Array.from({ length: 45 }, (_, index) => `ALT-${index}`);
  const [stuffed] = await list(stuffer.userId, 1, () => ({ mpn: "X", alternateProductCodes }));
  await refreshRepeatedTexts();
  await refreshRepeatedTexts();
  const admin = await makeMember({ isAdmin: true });
  const { data, totalCount } = (await runOperation(getRepeatedTexts, admin, {})).answer;
  expect(totalCount).toBe(2);
  expect(data).toMatchObject([
    { owner: { id: lots.userId }, isBlocked: false, listing: { id: ids.at(-1) }, listingCount: 25 },
    {
      owner: { id: stuffer.userId },
      isBlocked: true,
      listing: { id: stuffed },
      maxAlternateCount: 45,
    },
  ]);
});

test("texts on sale count, whatever their case, spaces and punctuation, and other texts are others", async () => {
  const { id: manufacturerId } = await makeManufacturer("Festo");
  const [spelled, drafted, described] = [
    await makeMember(),
    await makeMember(),
    await makeMember(),
  ];
  const marks = Array.from('0123456789.,;:/()-+*"_#\t\n ');
  const list = (ownerUserId: string, of: (index: number) => Offer) =>
    makeOffers(
      { ownerUserId, manufacturerId },
      Array.from({ length: 25 }, (_, index) => ({ mpn: `TEXT-${index}`, ...of(index) })),
    );
  await list(spelled.userId, (index) => ({
    nameDe: `${index % 2 ? "Ventil" : "VENTIL"} neu`,
    descriptionDe: `Restposten${marks[index]}OVP`,
    status: index % 2 ? "ACTIVE" : "RESERVED",
  }));
  await list(drafted.userId, () => ({ status: "DRAFT" }));
  await list(described.userId, (index) => ({ descriptionDe: `Posten ${"x".repeat(index)}` }));
  await refreshRepeatedTexts();
  const admin = await makeMember({ isAdmin: true });
  const { data } = (await runOperation(getRepeatedTexts, admin, { pageSize: 50 })).answer;
  const counts = [spelled, drafted, described].map(
    ({ userId }) => data.find(({ owner }) => owner.id === userId)?.listingCount,
  );
  expect(counts).toEqual([25, undefined, undefined]);
});
