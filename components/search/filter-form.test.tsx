import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { FilterForm } from "./filter-form";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

test.each([
  [2000, 1],
  [-300, 1],
  [300, 0],
])("results whose head stands at %i px are brought into sight %i times", async (top, times) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = "<div data-results></div><div id='root'></div>";
  const head = document.querySelector("[data-results]") as HTMLElement;
  head.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
  head.scrollIntoView = vi.fn();
  const root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () => root.render(<FilterForm action="/listing/search" />));
  expect(head.scrollIntoView).not.toHaveBeenCalled();
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(head.scrollIntoView).toHaveBeenCalledTimes(times);
  await act(async () => root.unmount());
});
