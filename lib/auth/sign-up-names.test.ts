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

// The two ways by which a name once told whether an address has a verified account (contract §3).
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
  "nobody is renamed by a signup of an address (account: %s)",
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

test("a taken username is refused whatever its case, and whether or not the address is known", async () => {
  const { email } = await makeMember({ username: "Müller" });
  for (const address of [email, "new@example.com"]) {
    await expect(signUp(address, "müller")).rejects.toMatchObject({
      code: "VALIDATION",
      data: { issues: [{ path: "username", code: "username_taken" }] },
    });
  }
  expect(await db().mailMessage.count()).toBe(0);
});

test("accounts with the same local part get numbers", async () => {
  const emails = ["info@a.example", "info@b.example", "info@c.example"];
  const names = [];
  for (const email of emails) {
    await signUp(email);
    names.push(await nameOnceVerified(email));
  }
  expect(names).toEqual(["info", "info2", "info3"]);
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
