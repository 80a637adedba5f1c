import "@/tests/setup/database";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import type { SearchParams } from "@/app/search-params";
import { transact } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { inCachedPage } from "@/tests/setup/cached-page";
import { htmlOf } from "@/tests/setup/screen";
import { clampedPage } from "./clamped-page";
import { SearchPage } from "./search-page";
import { UserListingsPage } from "./user-listings-page";

vi.mock("next-intl/server", async () => {
  const { createTranslator } = await import("use-intl/core");
  const { default: messages } = await import("@/messages/de.json");
  const t = createTranslator({ locale: "de", messages });
  return { getLocale: async () => "de", getTranslations: async () => t };
});

vi.mock("@/components/layout/client-messages", () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));

vi.mock(import("./clamped-page"), async (load) => {
  const real = await load();
  return { clampedPage: vi.fn(real.clampedPage) as typeof real.clampedPage };
});

const member = await makeMember();
const pages = {
  search: (parameters: SearchParams) => SearchPage({ viewer: visitor, parameters }),
  own: (parameters: SearchParams) =>
    UserListingsPage({ viewer: member, path: "/listing/user", user: null, parameters }),
};

test("an unknown manufacturer's name and the language survive the redirect to a clean address", async () => {
  const given = { manufacturer: "zzzz", showInactive: "true", lang: "en" };
  await expect(inCachedPage(() => pages.search(given))).rejects.toMatchObject({
    digest: expect.stringContaining(";/listing/search?manufacturer=zzzz&lang=en;"),
  });
});

test("ignored words are not highlighted in results", async () => {
  await makeListing({ ownerUserId: member.userId, nameDe: "Frequenzumrichter 2,2 kW" });
  const { answer } = await inCachedPage<ReactNode>(() =>
    pages.search({ query: "Frequenzumrichter 7,7 kW" }),
  );
  const marked = [...htmlOf(answer).matchAll(/<mark[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(marked).toEqual(["Frequenzumrichter"]);
});

test("a search without results offers similar numbers", async () => {
  await makeListing({ ownerUserId: member.userId, mpn: "6ES7131-6BH01-0BA0" });
  const { answer } = await inCachedPage<ReactNode>(() =>
    pages.search({ query: "6ES71316QWXVQWX" }),
  );
  expect(htmlOf(answer)).toMatch(/Meinten Sie.*6ES7131-6BH01-0BA0/s);
});

test.each(["search", "own"] as const)("a page beyond the end is the last one: %s", async (page) => {
  await makeListing({ ownerUserId: member.userId, nameDe: "Bremsmotor" });
  const { answer } = await inCachedPage<ReactNode>(() => pages[page]({ page: "99" }));
  expect(htmlOf(answer)).toContain("Bremsmotor");
});

test("while manufacturers cannot be read, the pages say so, keep the name and read no list", async () => {
  await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE manufacturer IN ACCESS EXCLUSIVE MODE`;
    const given = { query: "6205", manufacturer: "Festo & Co" };
    const shown = await Promise.all(
      [pages.search, pages.own].map((page) => inCachedPage<ReactNode>(() => page(given))),
    );
    for (const { answer, tags } of shown) {
      const html = htmlOf(answer);
      expect(html).toContain("hat zu lange gedauert");
      expect(tags).toContain("unkept");
    }
    const [search] = shown.map(({ answer }) => htmlOf(answer));
    expect(search).toContain("/listing/search?query=6205&amp;manufacturer=Festo%20%26%20Co");
    expect(search).not.toContain("Keinen Hersteller namens");
    expect(clampedPage).not.toHaveBeenCalled();
  });
}, 40_000);
