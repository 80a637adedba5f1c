import { act } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyListing, type ListingFormValues } from "@/lib/listings/form";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { EanField } from "./ean-field";
import { ManufacturerField } from "./manufacturer-field";

const lookUp = vi.hoisted(() => vi.fn());
vi.mock("@/lib/actions/manufacturers", () => ({ getAllManufacturersAction: lookUp }));

const mount = mounted();
let form: UseFormReturn<ListingFormValues>;

function Fields() {
  form = useForm({ defaultValues: emptyListing });
  return (
    <>
      <ManufacturerField form={form} />
      <EanField form={form} />
    </>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  await mount(
    <Screen>
      <Fields />
    </Screen>,
  );
});

afterEach(() => vi.useRealTimers());

test("a manufacturer can be typed while none can be looked up, and is not called new", async () => {
  lookUp.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(noneFound);
  await type("manufacturer", "Siemens");
  expect(lookUp).toHaveBeenCalledOnce();
  expect([form.getValues("manufacturer"), isCalledNew()]).toEqual([{ name: "Siemens" }, false]);
  await type("manufacturer", "Simens");
  expect([form.getValues("manufacturer"), isCalledNew()]).toEqual([{ name: "Simens" }, true]);
});

test("a wrong check digit is a warning that can be overruled, and the number stays as typed", async () => {
  await type("ean", "4012345 678902");
  const box = () => document.getElementById("eanConfirmed");
  expect(document.body.textContent).toContain("passt am Ende eine 1");
  await act(async () => box()?.click());
  expect(form.getValues()).toMatchObject({ ean: "4012345 678902", eanConfirmed: true });
  await type("ean", "4012345 678901");
  expect(form.getValues()).toMatchObject({ ean: "4012345 678901", eanConfirmed: false });
  expect(box()).toBeNull();
});

const noneFound = { ok: true, answer: [] };

/** Types into a field, leaves it and waits for requests. */
async function type(id: string, text: string): Promise<void> {
  const field = document.getElementById(id) as HTMLInputElement;
  await act(async () => field.focus());
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => field.blur());
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
}

function isCalledNew(): boolean {
  return [...document.querySelectorAll("span")].some(({ textContent }) => textContent === "neu");
}
