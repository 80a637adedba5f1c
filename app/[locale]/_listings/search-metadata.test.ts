import "@/tests/setup/database";
import { beforeAll, expect, test, vi } from "vitest";
import { visitor } from "@/lib/fields/viewer";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";
import { inCachedPage } from "@/tests/setup/cached-page";
import { searchMetadata } from "./search-metadata";

vi.mock("next-intl/server", async () => {
  const { createTranslator } = await import("use-intl/core");
  const { default: messages } = await import("@/messages/de.json");
  const t = createTranslator({ locale: "de", messages });
  return { getLocale: async () => "de", getTranslations: async () => t };
});

beforeAll(async () => {
  const [{ userId: ownerUserId }, { id: manufacturerId }] = [
    await makeMember(),
    await makeManufacturer("SKF"),
  ];
  await makeOffers({ ownerUserId, manufacturerId }, [
    { mpn: "6205-2RSH", nameDe: "Rillenkugellager" },
  ]);
});

test.each([
  ["6205-2RSH", true],
  ["SKF Rillenkugellager", true],
  ["SKF Rillenkugellager rosa", false],
  ["Rillenkugelager", false],
  ["XYZQW123", false],
])("search engines get the search for %s as: %s", async (query, isKept) => {
  const { answer } = await inCachedPage(() => searchMetadata(visitor, { query }));
  expect(answer.robots ?? { index: true }).toEqual({ index: isKept });
});
