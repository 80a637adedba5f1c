import { setTimeout as sleep } from "node:timers/promises";
import { leaksIn } from "../factories/canary";
import { listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expect, test } from "./test";
import {
  look,
  lookAsRouter,
  makeTestUsers,
  type Offer,
  offerIn,
  type Role,
  roles,
  type State,
  setStatus,
  states,
  type TestUsers,
} from "./visibility-steps";

// By state, in the order of the roles: visitor, stranger, buyer, owner, administrator.
const hidden = "404 404 200 200 200";
const detail: Record<State, string> = {
  AVAILABLE: "200 200 200 200 200",
  UNAVAILABLE: "200 200 200 200 200",
  RESERVED: "200 200 200 200 200",
  SOLD: "200 200 200 200 200",
  DRAFT: hidden,
  DELETED: hidden,
};
const inSearch = (state: State) =>
  state === "AVAILABLE" ? "found found found found found" : "- - - - -";
const inWidestSearch = (state: State) =>
  state === "AVAILABLE" ? inSearch(state) : "- - - - found";
const isHidden = (state: State) => state === "DRAFT" || state === "DELETED";

for (const state of states) {
  test(`visibility of a listing that is ${state}`, async ({ t }) => {
    const users = await makeTestUsers();
    const offer = await offerIn(state, users);
    const path = `/listing/detail/${offer.listingId}`;
    const row = async (cell: (role: Role) => Promise<unknown>) =>
      (await Promise.all(roles.map(cell))).join(" ");

    await test.step("the detail page", async () => {
      const cells = await row(async (role) => {
        const { status, text } = await pageFor(users, role, path);
        const says = status === 404 ? t("listing|not_found") : offer.part.nameDe;
        expect(text, role).toContain(says);
        expect(text.includes(offer.part.descriptionDe), role).toBe(status === 200);
        return status;
      });
      expect(cells).toBe(detail[state]);
    });

    await test.step("an administrator reads what everybody else must not", async () => {
      const { text } = await look(path, users.sessions.administrator);
      const shown = ["userId", "username", "email", "city", "zipCode"];
      expect(leaksIn(text, users.canary)).toEqual(expect.arrayContaining(shown));
    });

    await test.step("search, with any filter", async () => {
      const found = (address: string) => (role: Role) => isListed(users, role, address, offer);
      const byCode = `/listing/search?query=${offer.part.mpn}`;
      expect(await row(found(byCode))).toBe(inSearch(state));
      const widest = `${byCode}&showInactive=true&showUnavailable=true`;
      expect(await row(found(widest))).toBe(inWidestSearch(state));
    });

    await test.step("its image and its sheet", async () => {
      const seen = isHidden(state) ? hidden : "200 200 200 200 200";
      const image = `/media/${offer.imageId}/w480.webp`;
      expect(await row(async (role) => (await fileFor(users, role, image)).status)).toBe(seen);
      for (const id of [offer.imageId, offer.sheetId]) {
        const cells = await row(
          async (role) => (await fileFor(users, role, `/files/${id}`)).status,
        );
        expect(cells).toBe(seen.replaceAll("200", "302"));
      }
    });

    if (state === "UNAVAILABLE" || state === "SOLD") {
      return;
    }
    await test.step("the seller's listings", async () => {
      const sellers = `/listing/user/${users.canary.userId}`;
      const shown = async (role: Role) => (await pageFor(users, role, sellers, ["userId"])).status;
      expect(await row(shown)).toBe("307 404 404 200 200");
      const own = (role: Role) => isListed(users, role, "/listing/user", offer);
      expect(await row(own)).toBe("- - - found -");
    });

    await test.step("the edit page", async () => {
      const cells = await row(async (role) => {
        const edit = `/listing/edit/${offer.listingId}`;
        const { status, location } = await pageFor(users, role, edit);
        return location ? location.replace(/\?.*/, "") : status;
      });
      expect(cells).toBe(`/login ${isHidden(state) ? 404 : path} ${path} 200 200`);
    });
  });
}

test("a page that visitors requested while it was paused is not cached", async () => {
  const session = await signedUp(makeCompany("Wettlauf"));
  const listingId = await listPart(session, makePart());
  const address = `/listing/detail/${listingId}`;
  for (let round = 0; round < 12; round += 1) {
    const visits = Array.from({ length: 4 }, () => look(address, null));
    await sleep(round);
    await setStatus(session, listingId, "DRAFT");
    await Promise.all(visits);
    expect((await look(address, null)).status, `round ${round}`).toBe(404);
    await setStatus(session, listingId, "ACTIVE");
    expect((await look(address, null)).status, `back in round ${round}`).toBe(200);
  }
});

async function pageFor(users: TestUsers, role: Role, path: string, known: string[] = []) {
  const session = users.sessions[role];
  const [page, payload] = [await look(path, session), await lookAsRouter(path, session)];
  if (page.status === 200) {
    expect(payload.type, `${role} ${path}`).toContain("text/x-component");
  }
  for (const { text } of [page, payload]) {
    expectNoLeak(users, role, text, known);
  }
  return page;
}

async function isListed(users: TestUsers, role: Role, address: string, { listingId }: Offer) {
  const { text, location } = await pageFor(users, role, address);
  if (location && !location.startsWith("/login")) {
    return isListed(users, role, location, { listingId } as Offer);
  }
  return text.includes(`/listing/detail/${listingId}"`) ? "found" : "-";
}

async function fileFor(users: TestUsers, role: Role, address: string) {
  const answer = await look(address, users.sessions[role]);
  expectNoLeak(users, role, `${answer.location}\n${answer.text}`);
  return answer;
}

function expectNoLeak(users: TestUsers, role: Role, text: string, known: string[] = []): void {
  if (role !== "owner" && role !== "administrator") {
    const leaks = leaksIn(text, users.canary).filter((name) => !known.includes(name));
    expect(leaks, role).toEqual([]);
  }
}
