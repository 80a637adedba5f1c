import type { Locator, Page } from "playwright/test";
import {
  type Fault,
  type FaultyLine,
  faults,
  faultyLine,
  sentencesFor,
} from "./failing-calls-faults";
import type { Button, Call } from "./failing-calls-table";
import { expect, test } from "./test";
import { escaped, type Texts } from "./texts";

/**
 * Presses every button that calls the server, each with the next fault in turn. Also finds buttons that the
 * table does not name.
 */
export async function walkScreen(
  page: Page,
  t: Texts,
  { address, known }: { address: string; known: Button[] },
  already: Set<Button>,
): Promise<void> {
  await open(page, address);
  const names = await namesOfButtons(page);
  const unknown = names.filter((name) => !known.some((entry) => isFor(entry, name)));
  expect.soft(unknown, `buttons of ${address} without an entry`).toEqual([]);
  const line = faultyLine(page);
  for (const entry of known) {
    const { call } = entry;
    const isHere = entry.at
      ? (await page.locator(entry.at).count()) > 0
      : names.some((name) => isFor(entry, name));
    if (call && isHere && !already.has(entry)) {
      already.add(entry);
      await test.step(`${address}: ${entry.name}`, async () => {
        const fault = faults[(already.size - 1) % faults.length] as Fault;
        try {
          await failAt(page, t, { entry, call, address, line, fault });
        } catch (error) {
          // Goes on with the other buttons.
          expect.soft(String(error), `${address}: ${entry.name}`).toBe("");
          await line.set(null);
          await open(page, address);
        }
      });
    }
  }
  await line.set(null);
}

interface Press {
  entry: Button;
  call: Call;
  address: string;
  line: FaultyLine;
  fault: Fault;
}

async function failAt(page: Page, t: Texts, press: Press): Promise<void> {
  const { entry, call, address, line, fault } = press;
  if (call.leavesAt401) {
    await page.evaluate(() => sessionStorage.clear());
    await open(page, address);
  }
  await call.prepare?.(page, t);
  const button = buttonOf(page, entry);
  if (!call.prepare) {
    await fillFormOf(button);
  }
  const title = `${address}: ${entry.name}, ${fault}`;
  const before = await stateOf(page);
  await line.set(fault);
  await pressed(page, t, button, call);
  // An earlier press may have left the same sentence on the screen.
  await expect.poll(line.hits, { message: `${title}: sent`, intervals: [50] }).toBeGreaterThan(0);
  if (fault === "401" && call.leavesAt401) {
    await page.waitForFunction(() => !("isWalked" in window));
    await line.set(null);
    await open(page, address);
    return;
  }
  const sentences = call.says?.(t, fault) ?? sentencesFor(fault, t);
  await expect
    .poll(() => saidOn(page), { message: title, intervals: [50] })
    .toMatch(new RegExp(sentences.map(escaped).join("|")));
  await line.set(null);
  expect(await stateOf(page), title).toEqual(before);
  if (await button.count()) {
    await expect(button, title).toBeEnabled();
    await expect(button, title).not.toHaveAttribute("aria-busy", "true");
  }
  if ((await saidOn(page)).includes(t("session|ended"))) {
    await expect(page.locator("a[href^='/login']:visible").first(), title).toBeVisible();
  }
  await call.after?.(page, t);
}

async function pressed(page: Page, t: Texts, button: Locator, call: Call): Promise<void> {
  if (call.press) {
    await call.press(page, t);
  } else {
    await button.click();
  }
  if (call.isAsked) {
    await page.locator("dialog[open] button").last().click();
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (address !== "/dev/failure") {
    await expectTakenOver(page);
  }
  await page.evaluate(() => Object.assign(window, { isWalked: true }));
}

/** A page that failed to render has no React. */
function expectTakenOver(page: Page) {
  return page.waitForFunction(() =>
    [...document.querySelectorAll("a,button,form")].some((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

/** The document, its heading and all field values, passwords included. */
function stateOf(page: Page) {
  return page.evaluate(() => ({
    isSame: "isWalked" in window,
    path: location.pathname + location.search,
    heading: document.querySelector("h1")?.textContent,
    entered: [
      ...document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]),textarea,select"),
    ].map((field) => `${field.name}: ${field.type === "checkbox" ? field.checked : field.value}`),
  }));
}

function saidOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "[role=alert],[role=status],[aria-live],[id$=-error],[id^=reason-]",
      ),
    ]
      .filter((element) => element.checkVisibility())
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden inside is not said.
      .map(({ innerText }) => innerText)
      .join("\n"),
  );
}

function namesOfButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>(
      "button,[role=button],input[type=submit]",
    );
    const names = [...buttons]
      .filter((button) => !button.closest(".scalar-app"))
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => {
        const copy = button.cloneNode(true) as HTMLElement;
        for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) {
          hidden.remove();
        }
        const name = button.getAttribute("aria-label") ?? copy.textContent ?? "";
        const place = button.className.includes("text-start") ? "copies: " : "";
        return place + name.replaceAll(/\s+/g, " ").trim();
      });
    return [...new Set(names)];
  });
}

function isFor({ name }: Button, shown: string): boolean {
  return typeof name === "string" ? name === shown : name.test(shown);
}

function buttonOf(page: Page, { name }: Button): Locator {
  return page.getByRole("button", { name, exact: true }).locator("visible=true").last();
}

/** Fills the empty fields of the form around a button. */
async function fillFormOf(button: Locator): Promise<void> {
  const form = button.locator("xpath=ancestor::form");
  if ((await form.count()) === 0) {
    return;
  }
  for (const field of await form
    .locator("input:not([type=hidden],[tabindex='-1']),textarea")
    .locator("visible=true")
    .all()) {
    const type = await field.getAttribute("type");
    const isText = type === null || /email|password|text|search|tel/.test(type);
    if (isText && (await field.inputValue()) === "") {
      await field.fill(samples[type ?? "text"] ?? "Liegt das Teil noch in der Verpackung?");
    }
  }
}

const samples: Record<string, string> = {
  email: "jemand@firma.example",
  password: "sicher-genug-123",
  search: "6205",
};
