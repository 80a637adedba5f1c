import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  claimExchange,
  clearSession,
  clearStores,
  dropMarker,
  hasMarker,
  releaseExchange,
  storedSession,
  storeSession,
} from "./stored-session";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dropMarker();
});

afterEach(() => vi.unstubAllGlobals());

test("the id is stored under wasp:sessionId together with the marker", () => {
  storeSession("an-id");
  expect(localStorage.getItem("wasp:sessionId")).toBe("an-id");
  expect(hasMarker()).toBe(true);
  expect(storedSession()).toBe("an-id");
  clearSession();
  expect(storedSession()).toBeNull();
  expect(hasMarker()).toBe(false);
});

test("the end of a session and a login in the same tab keep unsaved input", () => {
  sessionStorage.setItem("lagerfund:listing-draft:u-1:new", "typed");
  storeSession("an-id");
  clearSession();
  storeSession("another");
  expect(sessionStorage.getItem("lagerfund:listing-draft:u-1:new")).toBe("typed");
});

test("an id is exchanged once, until it was stored or the exchange got no answer", () => {
  expect(claimExchange("an-id")).toBe(true);
  expect(claimExchange("an-id")).toBe(false);
  expect(claimExchange("another")).toBe(true);
  releaseExchange();
  expect(claimExchange("another")).toBe(true);
  storeSession("another");
  expect(claimExchange("another")).toBe(true);
});

test("logging out clears the user's data and keeps the language", () => {
  storeSession("an-id");
  localStorage.setItem("lagerfund:mapping", "x");
  localStorage.setItem("i18n_lang", "en");
  sessionStorage.setItem("lagerfund:draft", "x");
  clearStores();
  expect(Object.keys(localStorage)).toEqual(["i18n_lang"]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(hasMarker()).toBe(true);
});

test("logging out notifies other tabs by a key of its own where no id was stored", () => {
  const stored: string[] = [];
  const setItem = (key: string) => stored.push(key);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem });
  clearStores();
  expect(stored).toEqual(["lagerfund:ended"]);
  vi.stubGlobal("localStorage", { getItem: () => "an-id", setItem });
  clearStores();
  expect(stored).toHaveLength(1);
});

test("blocked storage has no session and allows no exchange", () => {
  const closed = {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  };
  vi.stubGlobal("localStorage", closed);
  vi.stubGlobal("sessionStorage", closed);
  storeSession("an-id");
  expect(storedSession()).toBeNull();
  expect(hasMarker()).toBe(false);
  expect(claimExchange("an-id")).toBe(false);
});
