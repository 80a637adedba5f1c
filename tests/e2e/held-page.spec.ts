import { makeCompany, makePart } from "./actors";
import { payloadOf } from "./detail-steps";
import { listParts, saveListing, withinASecond } from "./private-cache-steps";
import { signedUp } from "./program";
import { askRaw } from "./raw-request";
import { expect, test } from "./test";

test("a page that visitors hold is not sent again until it changes, in no encoding, and never for a member's", async () => {
  const session = await signedUp(makeCompany("Behalten"));
  const [id = 0] = await listParts(session, 1);
  const path = `/listing/detail/${id}`;
  const bodyOf = ({ text }: { text: string }) => text.slice(text.indexOf("\n\n") + 2);
  for (const encoding of ["identity", "gzip", "br"]) {
    const accepted = { "accept-encoding": encoding };
    const { etag = "", vary } = (await askRaw(path, { headers: accepted })).headers;
    expect(vary).toMatch(/\bAccept-Encoding$/);
    const held = { ...accepted, "if-none-match": `"other", ${etag}` };
    const again = await askRaw(path, { headers: held });
    expect([again.status, bodyOf(again)], encoding).toEqual([304, ""]);
    expect(again.headers).toMatchObject({ etag, vary, "cache-control": "private, no-cache" });
    expect(again.headers).not.toHaveProperty("content-length");
    const cookie = `lagerfund-session=${session}`;
    const member = await askRaw(path, { headers: { ...held, cookie } });
    expect([member.status, member.headers.etag], encoding).toEqual([200, undefined]);
    const english = await askRaw(`${path}?lang=en`, { headers: held });
    expect(english.status, encoding).toBe(200);
    const payload = await askRaw(path, { headers: { ...held, rsc: "1" } });
    expect(payload.status, encoding).not.toBe(304);
  }
  const { etag } = (await askRaw(path)).headers;
  await saveListing(session, id, payloadOf(makePart(), { pricePerProductInCt: 66_620 }));
  const changed = () => askRaw(path, { headers: { "if-none-match": etag } });
  await withinASecond(async () => expect((await changed()).text).toContain("666,20"));
});
