import { describe, expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { type ManufacturerChoice, ManufacturerFilter } from "./manufacturer-filter";

const skf = { id: 3, name: "SKF" };

describe("where there are too many manufacturers for a list", () => {
  const many = { offered: [skf], isWhole: false };

  test("their name is typed", () => {
    render({ ...many, chosen: skf });
    const field = document.querySelector<HTMLInputElement>("input[name=manufacturer]");
    expect(field?.value).toBe("SKF");
    expect(document.querySelector(`datalist#${field?.getAttribute("list")} option`)).not.toBeNull();
    expect(document.querySelector("select")).toBeNull();
  });

  test("an unknown name stays in the field, and similar manufacturers are offered", () => {
    const mistyped = { name: "SKV", alike: [skf] };
    render({ ...many, mistyped });
    const field = document.querySelector<HTMLInputElement>("input[name=manufacturer]");
    expect([field?.value, field?.getAttribute("aria-invalid")]).toEqual(["SKV", "true"]);
    expect(document.querySelector("datalist option")?.getAttribute("value")).toBe("SKF");
  });
});

function render(choice: ManufacturerChoice): void {
  draw(<ManufacturerFilter choice={choice} />);
}
