import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { transact } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { manufacturerHref } from "@/lib/manufacturers/names";
import { makeManufacturer } from "@/tests/factories/listing";
import { inCachedPage } from "@/tests/setup/cached-page";
import { htmlOf } from "@/tests/setup/screen";
import ManufacturersPage, {
  generateMetadata as manufacturersMetadata,
} from "../visitor/manufacturer/page";
import { ManufacturerPage, manufacturerMetadata } from "./manufacturer-page";

vi.mock("next-intl/server", async () => {
  const { createTranslator } = await import("use-intl/core");
  const { default: messages } = await import("@/messages/de.json");
  const t = createTranslator({ locale: "de", messages });
  return { getLocale: async () => "de", getTranslations: async () => t };
});

const { id } = await makeManufacturer("Danfoss");
const address = manufacturerHref({ id, name: "Danfoss" }).replace("/manufacturer/", "");

test("a page that cannot be read says why, and is neither indexed nor cached", async () => {
  await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE manufacturer IN ACCESS EXCLUSIVE MODE`;
    const [one, all, ...heads] = await Promise.all([
      inCachedPage(() => ManufacturerPage({ viewer: visitor, address })),
      inCachedPage(() => ManufacturersPage()),
      inCachedPage(() => manufacturerMetadata(address)),
      inCachedPage(() => manufacturersMetadata()),
    ]);
    for (const { answer, tags } of [one, all]) {
      expect(htmlOf(answer)).toContain("Die Suche hat zu lange gedauert");
      expect(tags).toContain("unkept");
    }
    expect(heads.map(({ answer }) => answer.robots)).toEqual([{ index: false }, { index: false }]);
  });
}, 30_000);

test("redirects are not errors", async () => {
  const page = inCachedPage(() => ManufacturerPage({ viewer: visitor, address: `${id}-x` }));
  await expect(page).rejects.toMatchObject({
    digest: expect.stringContaining(`;/manufacturer/${address};308;`),
  });
  const none = inCachedPage(() => ManufacturerPage({ viewer: visitor, address: "2147483647" }));
  await expect(none).rejects.toMatchObject({ digest: expect.stringContaining(";404") });
});
