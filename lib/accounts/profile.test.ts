import "@/tests/setup/database";
import { expect, test } from "vitest";
import { AppError } from "@/lib/errors/app-error";
import { type Member, visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { makeMember, testPassword } from "@/tests/factories/user";
import { signUp, updateAccount } from "./operations";

async function update(member: Member, changes: object) {
  return (await runOperation(updateAccount, member, changes)).answer;
}

/** "username_taken at username" of a refused change. */
async function issueOf(member: Member, changes: object): Promise<string> {
  const outcome = await update(member, changes).catch((error) => error);
  const issue = outcome instanceof AppError ? outcome.data?.issues?.[0] : undefined;
  return `${issue?.code} at ${issue?.path}`;
}

test("name and address change, unnamed fields stay, an empty line is cleared", async () => {
  const member = await makeMember({ street: "Am Hafen 14", city: "Bremen" });
  const account = await update(member, {
    username: "  hafenlager ",
    street: " ",
    zipCode: "28217",
  });
  expect(account).toMatchObject({
    id: member.userId,
    username: "hafenlager",
    billingAddress: { street: null, city: "Bremen", zipCode: "28217", country: null },
  });
});

test("a name cannot be emptied, nor be another's in whatever case", async () => {
  const member = await makeMember();
  await makeMember({ username: "Pumpenhof" });
  expect(await issueOf(member, { username: " " })).toBe("required at username");
  expect(await issueOf(member, { username: "pUMPENHOF" })).toBe("username_taken at username");
});

test("one's own name can be kept and change its case", async () => {
  const member = await makeMember({ username: "Ventilwerk" });
  expect((await update(member, { username: "Ventilwerk" })).username).toBe("Ventilwerk");
  expect((await update(member, { username: "VENTILWERK" })).username).toBe("VENTILWERK");
});

test("an unverified signup does not block its name for others", async () => {
  const member = await makeMember();
  const payload = { email: "x@example.com", password: testPassword, username: "kugellager" };
  await runOperation(signUp, visitor, payload);
  expect((await update(member, { username: "kugellager" })).username).toBe("kugellager");
});

test("of eight who want one name at once, one gets it and the others read that it is taken", async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => makeMember()));
  const outcomes = await Promise.all(
    members.map((member, index) =>
      update(member, { username: index % 2 ? "Getriebebau" : "getriebebau" }).then(
        () => "taken over",
        (error) => error.data?.issues?.[0]?.code ?? error,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(["taken over", ...Array(7).fill("username_taken")]);
});
