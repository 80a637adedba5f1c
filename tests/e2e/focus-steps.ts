import type { Locator, Page } from "playwright/test";
import { expect } from "./test";

/** A place at which the keyboard stops. */
interface Stop {
  name: string;
  /** Why somebody who looks at the page would lose it there; null where nobody does. */
  fault: string | null;
}

/** The first and the last press of a walk around the page find nothing: the focus is with the browser. */
const most = 250;

/** Presses Tab until that is focused, which must not be out of sight anywhere on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const faults: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await stopOf(page);
    faults.push(...faultOf(stop));
    if (await target.evaluate((node) => node === document.activeElement)) {
      expect(faults, "on the way").toEqual([]);
      return;
    }
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Once around the page: how many stops there are, and at which of them somebody would lose sight. */
export async function stopsBy(page: Page, key: "Tab" | "Shift+Tab") {
  const faults: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (!stop) {
      return { count, faults };
    }
    faults.push(...faultOf(stop));
  }
  throw new Error("The focus does not come out of the page.");
}

function faultOf(stop: Stop | null): string[] {
  return stop?.fault ? [`${stop.name}: ${stop.fault}`] : [];
}

/** What has the focus now; null where it is with the browser. */
function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(lookAtFocus);
}

/** Runs in the page. Which stop was the one before is kept there, to see that the focus goes on and not back. */
function lookAtFocus(): Stop | null {
  const kept = window as { lastStop?: { node: Element; top: number; left: number } };
  const node = document.activeElement;
  if (!node || node === document.body) {
    kept.lastStop = undefined;
    return null;
  }
  const box = node.getBoundingClientRect();
  const place = { node, top: box.top + scrollY, left: box.left };
  const last = kept.lastStop;
  kept.lastStop = place;
  const name = node.ariaLabel ?? node.textContent?.trim().slice(0, 40) ?? "";
  const fault = [
    isOutlined() ? "" : "no outline",
    isInSight() ? "" : "hidden",
    last?.node.isConnected && goesBack(last)
      ? `stands before ${last.node.textContent?.trim().slice(0, 40)}`
      : "",
  ].find((text) => text !== "");
  return { name: `${node.localName} "${name}"`, fault: fault ?? null };

  // A field that is drawn by its label has the outline there.
  function drawnBy(): Element[] {
    return [node as Element, ...((node as HTMLInputElement).labels ?? [])];
  }

  function isOutlined(): boolean {
    return drawnBy().some((drawn) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    });
  }

  /** The middle of it, and its upper or lower edge: what is higher than the window shows no more. */
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

  /** Higher up without being further to the right; what stays on the screen stands nowhere on the page. */
  function goesBack(from: { node: Element; top: number; left: number }): boolean {
    const staying = [from.node, node as Element].some((one) =>
      one.closest("body > header, a[href='#main']"),
    );
    return !staying && place.top < from.top - 60 && place.left <= from.left;
  }
}
