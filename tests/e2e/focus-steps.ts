import type { Locator, Page } from "playwright/test";
import { expect } from "./test";

interface Stop {
  name: string;
  /** Why a sighted keyboard user would lose the focus there, or null. */
  error: string | null;
}

/** At the first and last press of a round the browser itself has the focus. */
const most = 250;

/** Presses Tab until the target has the focus; fails when the focus is ever out of sight. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const errors: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await stopOf(page);
    errors.push(...problemsOf(stop));
    if (await target.evaluate((node) => node === document.activeElement)) {
      expect(errors, "on the way").toEqual([]);
      return;
    }
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Tabs once around the page; answers the number of stops and those that lose the focus. */
export async function stopsBy(page: Page, key: "Tab" | "Shift+Tab") {
  const errors: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (!stop) {
      return { count, errors };
    }
    errors.push(...problemsOf(stop));
  }
  throw new Error("The focus does not come out of the page.");
}

function problemsOf(stop: Stop | null): string[] {
  return stop?.error ? [`${stop.name}: ${stop.error}`] : [];
}

/** Null while the browser itself has the focus. */
function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(lookAtFocus);
}

/** Runs in the page. Remembers the previous stop, to see that the focus moves forward. */
function lookAtFocus(): Stop | null {
  const saved = window as { lastStop?: { node: Element; top: number; left: number } };
  const node = document.activeElement;
  if (!node || node === document.body) {
    saved.lastStop = undefined;
    return null;
  }
  const box = node.getBoundingClientRect();
  const place = { node, top: box.top + scrollY, left: box.left };
  const last = saved.lastStop;
  saved.lastStop = place;
  const name = node.ariaLabel ?? node.textContent?.trim().slice(0, 40) ?? "";
  const error = [
    isOutlined() ? "" : "no outline",
    isInSight() ? "" : "hidden",
    last?.node.isConnected && goesBack(last)
      ? `stands before ${last.node.textContent?.trim().slice(0, 40)}`
      : "",
  ].find((text) => text !== "");
  return { name: `${node.localName} "${name}"`, error: error ?? null };

  // The label of a custom-drawn field shows the outline.
  function drawnBy(): Element[] {
    return [node as Element, ...((node as HTMLInputElement).labels ?? [])];
  }

  function isOutlined(): boolean {
    return drawnBy().some((drawn) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    });
  }

  /** Checks the middle and the upper or lower edge, because a tall element does not fit into the window. */
  function isInSight(): boolean {
    return drawnBy().some((drawn) => {
      const { top, bottom, left, width } = drawn.getBoundingClientRect();
      const [upper, middle, lower] = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => {
        const hit = document.elementFromPoint(left + width / 2, y);
        return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
      });
      return Boolean(middle && (upper || lower));
    });
  }

  /** The header and the skip link stay in the window, so their position says nothing. */
  function goesBack(from: { node: Element; top: number; left: number }): boolean {
    const staying = [from.node, node as Element].some((one) =>
      one.closest("body > header, a[href='#main']"),
    );
    return !staying && place.top < from.top - 60 && place.left <= from.left;
  }
}
