import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { tokenTo } from "@/tests/factories/mail";
import { makeMember } from "@/tests/factories/user";
import { verifyEmailByToken } from "./email-verification";
import { signUpByEmail } from "./sign-up";

const password = "sehr geheim 42";

beforeEach(async () => {
  await db().mailMessage.deleteMany();
  await db().user.deleteMany();
});

// A name must not reveal whether an address has a verified account.
test.each([true, false])(
  "no name is lost to a signup of an address (account: %s)",
  async (known) => {
    const target = await addressThatHasAnAccount(known);
    await signUp(target, "zebra1");
    await signUp("zebra1@attacker.example");
    expect(await nameOnceVerified("zebra1@attacker.example")).toBe("zebra1");
  },
);

test.each([true, false])(
  "no user is renamed by a signup of an address (account: %s)",
  async (known) => {
    const target = await addressThatHasAnAccount(known);
    await signUp("bert@attacker.example", "zebra2");
    await signUp(target, "zebra2");
    expect(await nameOnceVerified("bert@attacker.example")).toBe("zebra2");
  },
);

test("a name belongs to the first who proves an address, and the next one gets a number", async () => {
  await signUp("anna@example.com", "Müller GmbH");
  await signUp("bert@example.com", "müller gmbh");
  expect(await nameOnceVerified("bert@example.com")).toBe("müller gmbh");
  expect(await nameOnceVerified("anna@example.com")).toBe("Müller GmbH2");
});

test("a taken username is rejected whatever its case, and whether or not the address is known", async () => {
  const { email } = await makeMember({ username: "Müller" });
  for (const address of [email, "new@example.com"]) {
    await expect(signUp(address, "müller")).rejects.toMatchObject({
      code: "VALIDATION",
      data: { issues: [{ path: "username", code: "username_taken" }] },
    });
  }
  expect(await db().mailMessage.count()).toBe(0);
});

test.each([
  ["Siеmens", "name_scripts"],
  ["SlEMENS", "name_alike"],
  ["S I E M E N S", "name_alike"],
  ["Siernens.", "name_alike"],
  ["Lagerfund Support", "name_official"],
  ["Administrator", "name_official"],
  ["konto-pruefen.de", "name_link"],
  ["support@lagerfund.example", "name_link"],
])("nobody can sign up as %s beside Siemens, with any address", async (username, code) => {
  const { email } = await makeMember({ username: "Siemens" });
  for (const address of [email, "new@example.com"]) {
    await expect(signUp(address, username)).rejects.toMatchObject({
      code: "VALIDATION",
      data: { issues: [{ path: "username", code }] },
    });
  }
  expect(await db().mailMessage.count()).toBe(0);
});

test("of two who prove their addresses at once, one gets the name and the other one with a number", async () => {
  await signUp("anna@example.com", "Pumpenhof");
  await signUp("bert@example.com", "Purnpenhof");
  const names = await Promise.all(["anna@example.com", "bert@example.com"].map(nameOnceVerified));
  expect(names.filter((name) => name.endsWith("2"))).toHaveLength(1);
});

test("a signup from before the rule loses a name that is not allowed", async () => {
  await signUp("anna@firma.example", "Pumpenhof");
  await db()
    .$executeRaw`UPDATE email_token SET signup = signup || '{"username": "Lagerfund Support"}'`;
  expect(await nameOnceVerified("anna@firma.example")).toBe("anna");
});

test("an office's address can sign up under its company's name", async () => {
  for (const [email, name] of [
    ["admin@firma.example", "firma"],
    ["support@mail.pumpenhof.example", "pumpenhof"],
    ["admin@lagerfund.example", "user"],
    ["max.li@firma2.example", "max-li"],
  ] as const) {
    await signUp(email);
    expect(await nameOnceVerified(email)).toBe(name);
  }
});

async function addressThatHasAnAccount(known: boolean): Promise<string> {
  return known ? (await makeMember()).email : "unknown@example.com";
}

function signUp(email: string, username?: string): Promise<void> {
  return signUpByEmail({ email, password, locale: "de", username });
}

async function nameOnceVerified(email: string): Promise<string> {
  await verifyEmailByToken({ token: await tokenTo(email), password });
  const user = await db().user.findFirstOrThrow({ where: { identity: { email } } });
  return user.username;
}

test("when twenty want one name at once, nobody gets an unexpected error, and one gets it", async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `nr${index}@wunsch.example`);
  await signUpAndVerify(emails, () => "Wunschname");
  expect(await db().user.count({ where: { username: "Wunschname" } })).toBe(1);
  expect(await db().user.count({ where: { username: { startsWith: "Wunschname" } } })).toBe(20);
});

async function signUpAndVerify(emails: string[], nameOf?: (index: number) => string) {
  await Promise.all(
    emails.map((email, index) =>
      signUpByEmail({ email, password, locale: "de", username: nameOf?.(index) }),
    ),
  );
  const tokens = await Promise.all(emails.map(tokenTo));
  await Promise.all(tokens.map((token) => verifyEmailByToken({ token, password })));
}
