import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { readSearchAddress } from "@/lib/search/search-address";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import type { ManufacturerChoice } from "./manufacturer-filter";
import { SearchFilters } from "./search-filters";

const replace = vi.fn();
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ replace }),
}));

const none: ManufacturerChoice = { offered: [], isWhole: true };
const mount = mounted("<div data-results></div><div id='root'></div>");

beforeEach(() => {
  replace.mockReset();
});

test.each([
  [2000, 1],
  [-300, 1],
  [300, 0],
])("results whose head is at %i px scroll into view %i times", async (top, times) => {
  const head = document.querySelector("[data-results]") as HTMLElement;
  head.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
  head.scrollIntoView = vi.fn();
  await show({});
  expect(head.scrollIntoView).not.toHaveBeenCalled();
  await apply();
  expect(head.scrollIntoView).toHaveBeenCalledTimes(times);
});

test.each([
  ["1.000", "1000"],
  ["12 Stück", "12"],
  ["-5", "5"],
  ["５", "5"],
  ["99999999999", "2147483647"],
  ["x", ""],
])("a quantity of %j is %j", async (typed, quantity) => {
  await show({});
  await type("minOrderQuantity", typed);
  expect(field("minOrderQuantity").value).toBe(quantity);
  await apply();
  const address = quantity && `minOrderQuantity=${quantity}`;
  expect(replace).toHaveBeenCalledExactlyOnceWith(`/listing/search?${address}`, { scroll: false });
});

test("input stays when the order, the page or a filter changes", async () => {
  await show({ pickupPossible: "true", yearOfManufactureFrom: "2020" });
  await type("minOrderQuantity", "5");
  await act(async () => field("shippingPossible").click());
  await show({ yearOfManufactureFrom: "2020", sort: "price", page: "2" });
  expect(field("minOrderQuantity").value).toBe("5");
  expect(field("shippingPossible").checked).toBe(true);
  expect(field("pickupPossible").checked).toBe(false);
  await apply();
  expect(replace.mock.lastCall?.[0]).toBe(
    "/listing/search?sort=price&minOrderQuantity=5&yearOfManufactureFrom=2020&shippingPossible=true",
  );
});

test("an applied filter is shown, and removing it clears its field", async () => {
  await show({});
  await type("minOrderQuantity", "5");
  await act(async () => field("shippingPossible").click());
  await show({ minOrderQuantity: "5", shippingPossible: "true" });
  expect(field("minOrderQuantity").value).toBe("5");
  await show({});
  expect(field("minOrderQuantity").value).toBe("");
  expect(field("shippingPossible").checked).toBe(false);
});

test("an unknown manufacturer is not searched again until it changes", async () => {
  await show({}, { ...none, isWhole: false, mistyped: { name: "Simens", alike: [] } });
  await apply();
  expect(replace.mock.lastCall?.[0]).toBe("/listing/search?");
  await type("manufacturer", "Siemens");
  await apply();
  expect(replace.mock.lastCall?.[0]).toBe("/listing/search?manufacturer=Siemens");
});

test.each([
  ["UT 2,5", "query=UT+2%2C5&sort=price"],
  ["6205", "query=6205&sort=price"],
  ["  ", "query=6205&sort=price"],
])("unsent input %j in the search field is included", async (typed, address) => {
  const search =
    '<form action="/listing/search"><input type="search" name="query" value="6205"></form>';
  document.body.insertAdjacentHTML("afterbegin", search);
  await show({ query: "6205", sort: "price" });
  field("query").value = typed;
  await apply();
  expect(replace.mock.lastCall?.[0]).toBe(`/listing/search?${address}`);
});

test("including unavailable parts disables the quantity but keeps its input", async () => {
  await show({});
  await type("availableQuantity", "5");
  await act(async () => field("showUnavailable").click());
  expect([field("availableQuantity").value, field("availableQuantity").disabled]).toEqual([
    "0",
    true,
  ]);
  await apply();
  expect(replace.mock.lastCall?.[0]).toBe("/listing/search?showUnavailable=true");
  await act(async () => field("showUnavailable").click());
  expect([field("availableQuantity").value, field("availableQuantity").disabled]).toEqual([
    "5",
    false,
  ]);
});

function show(parameters: Record<string, string>, manufacturers = none): Promise<void> {
  return mount(
    <Screen>
      <SearchFilters
        path="/listing/search"
        address={readSearchAddress(parameters)}
        manufacturers={manufacturers}
        canShowAll
        hasStatus={false}
      />
    </Screen>,
  );
}

function apply(): Promise<void> {
  return act(async () => document.querySelector<HTMLElement>("button[type=submit]")?.click());
}

function field(name: string): HTMLInputElement {
  return document.querySelector(`[name=${name}]`) as HTMLInputElement;
}

/** Dispatches an event, so that React notices. */
function type(name: string, value: string): Promise<void> {
  return act(async () => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setValue?.call(field(name), value);
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
}
