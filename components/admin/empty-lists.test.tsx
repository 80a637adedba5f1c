import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { htmlOf } from "@/tests/setup/screen";
import { manufacturerListAddress } from "./list-address";
import { ManufacturersScreen } from "./manufacturers-screen";

vi.mock("@/components/layout/client-messages", () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));

const nothing = { data: [], totalPages: 0, totalCount: 0, capped: false };

test.each([
  [{ isUnused: "true" }, "Zu diesem Filter gibt es zurzeit keinen Hersteller."],
  [{ query: "Sie", isUnused: "true" }, "Suchen Sie nach einem Teil des Namens."],
])("an empty list of manufacturers for %j says what is true of it", (asked, text) => {
  const address = manufacturerListAddress.parse(asked);
  const screen = <ManufacturersScreen address={address} manufacturers={nothing} doubles={null} />;
  expect(htmlOf(screen)).toContain(text);
});
