import type { Login } from "./login.ts";
import { noteOfTraffic, type Plan } from "./plan.ts";
import type { Records } from "./records.ts";
import { oneOf, type User } from "./user.ts";
import { isPage, search } from "./visitor.ts";

// Somebody who looks for a part, requests a few pieces of another, looks at what they have requested, and thinks better
// of it every other time.
export async function buy(user: User, login: Login, plan: Plan, records: Records): Promise<void> {
  await login(user);
  await user.think();
  await search(user, oneOf(plan.parts));
  await user.think();
  const listingId = oneOf(plan.offers);
  await user.ask("listing, signed in", `/listing/detail/${listingId}`, isPage);
  await user.think();
  const quantity = 1 + Math.floor(Math.random() * 3);
  const request = { listingId, quantity, note: noteOfTraffic };
  const made = await user.call("request", "create-transaction", request);
  if (made) {
    records.acknowledged.statuses.push({ transactionId: made.id, to: "REQUESTED" });
  }
  await user.think();
  await user.ask("own transactions", "/transaction/user", isPage);
  await user.think();
  if (made && Math.random() < 0.5) {
    await withdraw(user, made.id, records);
  }
}

async function withdraw(user: User, id: number, records: Records): Promise<void> {
  const change = { id, status: "CANCELLED" };
  if (await user.call("withdraw", "update-transaction", change)) {
    records.acknowledged.statuses.push({ transactionId: id, to: "CANCELLED" });
  }
}
