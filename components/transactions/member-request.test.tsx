import { expect, test, vi } from "vitest";
import { MemberQuestion } from "@/components/contact/member-question";
import { MemberRequest } from "@/components/transactions/member-request";
import { shownListing } from "@/tests/factories/shown-listing";
import { draw } from "@/tests/setup/screen";

vi.mock("@/lib/actions/transactions", () => ({ requestListingAction() {} }));
vi.mock("@/lib/actions/contact", () => ({ contactSellerAction() {} }));
vi.mock("@/components/layout/client-messages", () => ({
  ClientMessages: ({ children }: { children: unknown }) => children,
}));

const boxes = [
  ["request", MemberRequest, { quantity: "2" }],
  ["question", MemberQuestion, { question: "Welche Serie?" }],
] as const;

test.each(boxes)(
  "a %s that waits in a draft is one, however often its page is loaded",
  (...box) => {
    const entered = { draftId: "d-1", ...box[2] };
    expect([keyOf(box[1], entered), keyOf(box[1], entered)]).toEqual(["d-1", "d-1"]);
  },
);

test.each(boxes)("after the draft's %s is sent, the same page makes another one", (_, Box) => {
  const [first, second] = [keyOf(Box, { draftId: "d-1" }), keyOf(Box, { draftId: "d-1" })];
  expect(first).toMatch(/^[-0-9a-f]{36}$/);
  expect(second).not.toBe(first);
});

function keyOf(Box: (typeof boxes)[number][1], entered: object): string | undefined {
  draw(<Box listing={shownListing()} userId="u-1" entered={entered} />);
  return document.querySelector<HTMLInputElement>("[name=formKey]")?.value;
}
