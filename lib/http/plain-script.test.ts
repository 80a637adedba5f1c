import { Window } from "happy-dom";
import { expect, test, vi } from "vitest";
import type { PlainKind } from "./plain-page";
import { plainPage } from "./plain-page";
import { plainScript } from "./plain-page-html";

test("the other language of a posted page is fetched by GET and keeps its place", () => {
  const { press, location, history } = run("unavailable", "/contact#form");
  press();
  expect(history.replaceState).toHaveBeenCalledWith(null, "", "/contact?again");
  expect(location.replace).toHaveBeenCalledWith("https://shop.example/contact#form");
  expect(location.reload).not.toHaveBeenCalled();
});

test("with the network back the very page is loaded again, its fragment with it", () => {
  const { location, on, later } = run("offline", "/signup#terms");
  expect(later).not.toHaveBeenCalled();
  on.online?.();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(location.replace).not.toHaveBeenCalled();
});

test("a page that stays though we can be reached again says so, and leads to the start", () => {
  const { document, on, later, images } = run("offline", "/listing/export");
  on.online?.();
  const [[wait, inMs] = []] = later.mock.calls;
  expect(inMs).toBe(3_000);
  wait?.();
  const heading = () => [...document.querySelectorAll("h1")].map((line) => line.textContent);
  expect(heading()).toContain("Lagerfund ist gerade nicht zu erreichen");
  images[0]?.onload?.();
  images[0]?.onload?.();
  expect(heading()).toEqual(["Lagerfund ist wieder zu erreichen"]);
  expect(document.title).toMatch(/^Lagerfund ist wieder zu erreichen – /);
  expect(document.querySelector("section")?.firstElementChild?.nodeName).toBe("H1");
  expect(document.querySelectorAll("[hidden]")).toHaveLength(0);
  expect(document.querySelector('nav a[href="/"]')).not.toBeNull();
});

/** The page at an address, with everything that its script could do to the browser only written down. */
function run(kind: PlainKind, path: string) {
  const { document } = new Window();
  document.write(plainPage(kind, ["de", "en"], "0a1b2c3d").replace(/<script>.*?<\/script>/gs, ""));
  const { href, pathname, search } = new URL(path, "https://shop.example");
  const location = { href, pathname, search, replace: vi.fn(), reload: vi.fn() };
  const history = { replaceState: vi.fn() };
  const on: Record<string, () => void> = {};
  const later = vi.fn<(work: () => void, inMs: number) => void>();
  const images: { onload?: () => void }[] = [];
  const surroundings = {
    document,
    location,
    history,
    navigator: { onLine: false },
    console: { error: vi.fn() },
    addEventListener: (name: string, follow: () => void) => {
      on[name] = follow;
    },
    setTimeout: later,
    Image: class {
      constructor() {
        images.push(this);
      }
    },
  };
  new Function(...Object.keys(surroundings), plainScript)(...Object.values(surroundings));
  const press = () => (document.querySelector("a.again") as unknown as HTMLElement | null)?.click();
  return { document, location, history, on, later, images, press };
}
