import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedSession } from "@/components/session/stored-session";
import { exampleIds } from "@/lib/operations/example-ids";
import type { DescribedCall } from "@/lib/operations/openapi/described";
import { describedCall } from "@/tests/factories/described-call";
import { Screen } from "@/tests/setup/screen";
import { RunSection } from "./run-section";

const refresh = vi.fn();
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh }),
}));

const call = describedCall({ example: { listingId: exampleIds.listing } });
const logIn: DescribedCall = { ...call, name: "log-in", access: "public", isEnveloped: false };
const ids = "Die IDs sind Beispiele";
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  refresh.mockReset();
  localStorage.clear();
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test("what is no JSON is said at the field, which has the focus, and the former answer is gone", async () => {
  answerWith({ json: { tight: true } });
  await show(call);
  await run();
  expect(page()).toContain('"tight": true');
  await enter("{");
  await run();
  const alert = document.querySelector("[role=alert]");
  expect(alert?.textContent).toBe("Das ist kein gültiges JSON.");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  const notes = field().getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(notes).toContain(alert?.closest("[id]")?.id);
  expect(document.activeElement).toBe(field());
  expect(page()).not.toContain('"tight": true');
  await enter("{}");
  await run();
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("only the status is read out by itself, not the answer", async () => {
  answerWith({ json: { tight: true } });
  await show(call);
  await run();
  const live = [...document.querySelectorAll("[role=status]")].map(
    ({ textContent }) => textContent,
  );
  expect(live).toContain("HTTP 200");
  expect(
    document.querySelector("section[aria-label=Antwort]")?.closest("[role=status]"),
  ).toBeNull();
});

test("the hint speaks of ids where there are any, and the warning of whoever is logged in", async () => {
  await show(call, true);
  expect(page()).toContain(`${ids}; setzen Sie eigene ein. Mit {"json": …} darum oder ohne`);
  expect(page()).toContain("mit Ihrer Anmeldung");
  await show({ ...call, example: [{ word: "Festo" }] });
  expect(page()).not.toContain(ids);
  expect(page()).toContain("Dieser Aufruf ändert wirklich etwas.");
  await show({ ...logIn, example: { email: "einkauf@example.com" } }, true);
  expect(page()).not.toContain("Mit {");
  expect(page()).toContain("Dieser Aufruf ändert wirklich etwas.");
});

test("without a session the answer leads to the login and back, but not that of the login itself", async () => {
  answerWith({ code: "UNAUTHENTICATED" }, 401);
  await show(call, true);
  await run();
  const link = document.querySelector("a[href^='/login']");
  expect(link?.getAttribute("href")).toBe("/login?next=%2Fapi-docs%2Ftighten-bolt");
  await show(logIn);
  await run();
  expect(document.querySelector("a[href^='/login']")).toBeNull();
});

test("logging in and out is kept in the browser's store and drawn in the header, with the answer", async () => {
  answerWith({ sessionId: "s-1" });
  await show(call);
  await run();
  expect([refresh.mock.calls.length, storedSession()]).toEqual([0, null]);
  await show(logIn);
  await run();
  expect([refresh.mock.calls.length, storedSession()]).toEqual([1, "s-1"]);
  await show(logIn);
  expect(page()).toContain('"sessionId": "s-1"');
  await show(logIn);
  expect(page()).not.toContain('"sessionId": "s-1"');

  await show({ ...logIn, name: "log-out" });
  await run();
  expect([refresh.mock.calls.length, storedSession()]).toEqual([2, null]);
});

function answerWith(answer: object, status = 200): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(answer, { status })),
  );
}

/** The page, always as a new one. */
function show(shown: DescribedCall, isSignedIn = false) {
  return act(async () =>
    root.render(
      <Screen>
        <RunSection key={crypto.randomUUID()} call={shown} payload="{}" isSignedIn={isSignedIn} />
      </Screen>,
    ),
  );
}

function run() {
  return act(async () => document.querySelector("form")?.requestSubmit());
}

function field(): HTMLTextAreaElement {
  return document.querySelector("textarea") as HTMLTextAreaElement;
}

/** Types it as a person does, past React's own record of the value. */
function enter(text: string) {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(
      field(),
      text,
    );
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function page(): string {
  return document.body.textContent ?? "";
}
