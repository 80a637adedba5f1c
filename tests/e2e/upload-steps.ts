import type { Page, Route } from "playwright/test";
import { makePhoto } from "./sample-data";
import { expect } from "./test";
import type { Texts } from "./texts";

const wire = /\/files\/upload\//;

interface Handed {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function photo(name: string): Promise<Handed> {
  return { name, mimeType: "image/png", buffer: await makePhoto({ r: 20, g: 110, b: 60 }) };
}

export function sheet(name: string): Handed {
  return { name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
}

/** Waits for the script first, which `setInputFiles` does not check. */
export async function pick(page: Page, files: Handed[]): Promise<void> {
  const picker = page.locator("#documents");
  await expect(picker).toBeEnabled();
  await picker.setInputFiles(files);
}

export function expectRows(page: Page, t: Texts, names: string[]): Promise<void> {
  return expect(rows(page, t).locator("p[title]")).toHaveText(names.map(shown), {
    useInnerText: true,
  });
}

export function rows(page: Page, t: Texts) {
  return page.getByRole("list", { name: t("document|list") }).getByRole("listitem");
}

export function row(page: Page, t: Texts, name: string) {
  return rows(page, t).filter({ has: page.getByTitle(name, { exact: true }) });
}

/** Holds every PUT until it is released. */
export async function holdTheWire(page: Page) {
  const waiting: Route[] = [];
  const documentIds: string[] = [];
  await page.route(wire, (route) => {
    documentIds.push(documentIdIn(route.request().url()));
    waiting.push(route);
  });
  return {
    documentIds,
    letOneThrough: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      await waiting.shift()?.continue();
    },
    leave: () => page.unroute(wire),
  };
}

/** The upload address contains the key, and the key contains the document's id. */
function documentIdIn(uploadUrl: string): string {
  const [payload = ""] = uploadUrl.split("/").at(-1)?.split(".") ?? [];
  const { key } = JSON.parse(Buffer.from(payload, "base64url").toString());
  return key.split("/")[1];
}

interface Content {
  files?: Handed[];
  text?: string;
}

/** Drops or pastes files or text; answers whether the page took them. */
export function handOver(
  page: Page,
  event: "dragover" | "drop" | "paste",
  selector: string,
  content: Content,
): Promise<boolean> {
  const files = (content.files ?? []).map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    base64: buffer.toString("base64"),
  }));
  return page.evaluate(
    ({ event, selector, files, text }) => {
      const transfer = new DataTransfer();
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      if (text) {
        transfer.setData("text/plain", text);
      }
      const init = { bubbles: true, cancelable: true };
      const handed =
        event === "paste"
          ? new ClipboardEvent(event, { ...init, clipboardData: transfer })
          : new DragEvent(event, { ...init, dataTransfer: transfer });
      return !document.querySelector(selector)?.dispatchEvent(handed);
    },
    { event, selector, files, text: content.text },
  );
}

function shown(name: string): string {
  return name.length > 10 ? `${name.slice(0, 10)}…` : name;
}
