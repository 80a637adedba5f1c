import type { Answered } from "./client.ts";
import type { Plan, SoughtPart } from "./plan.ts";
import { oneOf, type User } from "./user.ts";

// Somebody from a search engine or with a number in their hand, who looks at a part or two and goes. Now and then it is
// the search engine itself.
export async function visit(user: User, plan: Plan): Promise<void> {
  const part = oneOf(plan.parts);
  await user.ask("landing", "/", isPage);
  await user.think();
  await search(user, part);
  await user.think();
  await user.ask("search, mistyped", searchFor(mistyped(part.mpn)), isPage);
  await user.think();
  await look(user, part, plan);
  await user.think();
  await look(user, oneOf(plan.parts), plan);
  await user.think();
  await user.ask("manufacturer", oneOf(plan.manufacturers), isPage);
  if (Math.random() < 0.2) {
    await user.ask("sitemap", "/sitemap.xml", contains("<sitemapindex"));
  }
}

export async function search(user: User, { id, mpn }: SoughtPart): Promise<void> {
  await user.ask("search", searchFor(mpn), contains(`/listing/detail/${id}"`));
}

// The page, its pictures, and the beacon by which it is counted.
async function look(user: User, { id, mpn }: SoughtPart, plan: Plan): Promise<void> {
  const isOfPart = (answer: Answered) => isPage(answer) && answer.text().includes(mpn);
  await user.ask("listing", `/listing/detail/${id}`, isOfPart);
  const pictures = [oneOf(plan.pictures), oneOf(plan.pictures)];
  await Promise.all(pictures.map((picture) => user.ask("picture", picture, isPicture)));
  const isCounted = ({ status }: Answered) => status === 204;
  await user.ask("view", `/listing/view/${id}`, isCounted, { method: "POST" });
}

export function isPage(answer: Answered): boolean {
  return answer.status === 200 && answer.text().trimEnd().endsWith("</html>");
}

function contains(words: string) {
  return (answer: Answered) => answer.status === 200 && answer.text().includes(words);
}

function isPicture({ status, headers, bytes }: Answered): boolean {
  return status === 200 && /^image\//.test(headers["content-type"] ?? "") && bytes.length > 100;
}

function searchFor(query: string): string {
  return `/listing/search?query=${encodeURIComponent(query)}`;
}

// One character is another one.
function mistyped(mpn: string): string {
  const at = 1 + Math.floor(Math.random() * (mpn.length - 1));
  return `${mpn.slice(0, at)}X${mpn.slice(at + 1)}`;
}
