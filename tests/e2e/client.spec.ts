import { LagerfundError } from "@/lib/operations/client";
import { makeCompany, makePart } from "./actors";
import { payloadOf } from "./detail-steps";
import { listPart, program, signedUp, signUp } from "./program";
import { expect, test } from "./test";

test("a program's session begins with the login, and a 401 ends it for the program, too", async () => {
  const company = makeCompany("Programm");
  await signUp(company);
  const client = program();
  expect(await client.me()).toBeNull();
  await client.logIn({ email: company.email, password: company.password });
  expect(await client.me()).toMatchObject({ email: company.email, isAdmin: false });

  const elsewhere = program();
  await elsewhere.logIn({ email: company.email, password: company.password });
  await elsewhere.call("end-other-sessions");
  const refusal = await failureOf(client.call("get-own-sessions"));
  expect(refusal).toMatchObject({
    status: 401,
    code: "UNAUTHENTICATED",
    message: "Please log in.",
  });
  expect(client.sessionId()).toBeNull();
  // Without it the program is a visitor, and no longer refused what any visitor may see.
  await client.call("fuzzy-search-listings", { query: "6205" });

  await elsewhere.logOut();
  expect(await elsewhere.me()).toBeNull();
});

test("a refusal names the fields at fault, a repeat under a key is answered once", async () => {
  const client = program(await signedUp(makeCompany("Programm")));
  const refusal = await failureOf(
    client.call("create-listing", {
      ...payloadOf(makePart()),
      nameDe: "",
      pricePerProductInCt: 0,
    }),
  );
  expect(refusal).toBeInstanceOf(LagerfundError);
  expect(refusal).toMatchObject({
    status: 422,
    code: "VALIDATION",
    message: "The input is not valid.",
  });
  expect(refusal.data.issues).toEqual([
    { path: "nameDe", code: "is_required", message: "is required" },
    { path: "pricePerProductInCt", code: "larger_than_zero", message: "must be larger than 0" },
  ]);

  const part = payloadOf(makePart());
  const once = () => client.call("create-listing", part, { idempotencyKey: "rpc-1" });
  expect(await once()).toEqual(await once());
  const { data, totalCount } = await client.call("get-listings-by-user");
  expect([data.length, totalCount]).toEqual([1, 1]);
  expect(data[0]?.createdAt).toBeInstanceOf(Date);
});

test("a file is sent in one call, and comes back", async () => {
  const session = await signedUp(makeCompany("Programm"));
  const client = program(session);
  const file = new Blob(["Maße: 32 × 100"], { type: "text/plain" });
  const { id, key } = await client.upload("create-document", file, { name: "maße.txt" });
  const listingId = await listPart(session, makePart());
  await client.call("update-listing", {
    ...payloadOf(makePart()),
    id: listingId,
    documentIds: [id],
  });
  const [found] = await client.call("get-bulk-download-files-signed-url", [key]);
  expect(await (await fetch(String(found?.downloadUrl))).text()).toBe("Maße: 32 × 100");
});

function failureOf(call: Promise<unknown>): Promise<LagerfundError> {
  return call.then(
    () => {
      throw new Error("the call has succeeded");
    },
    (error) => error,
  );
}
