import { sessionMarkOf, signedOutCookie } from "@/lib/accounts/rules";

// What this browser keeps of a session. Storage may be closed to us (private windows, policies): then there is none.
const sessionKey = "wasp:sessionId";
const exchangedKey = "lagerfund:exchanged";
const endedKey = "lagerfund:ended";
const deadKey = "lagerfund:dead";
const marker = "lagerfund-stored";
const markerLifetimeInS = 30 * 24 * 60 * 60;

/** The id of the session in local storage (spec §4); null when there is none. */
export function storedSession(): string | null {
  return tried(() => localStorage.getItem(sessionKey)) || null;
}

/** Whether a storage event tells of the session: its key changed, all were cleared, or a logout was told. */
export function isOfSession({ key, newValue }: StorageEvent): boolean {
  return key === sessionKey || key === null || (key === endedKey && newValue !== null);
}

/** Stores the id of the session that the cookie names, and says so in a cookie of its own, renewed with each load. */
export function storeSession(sessionId: string): void {
  tried(() => {
    localStorage.setItem(sessionKey, sessionId);
    writeMarker(markerLifetimeInS);
    sessionStorage.removeItem(exchangedKey);
    localStorage.removeItem(deadKey);
  });
}

/** Any 401 comes to this (spec §4). */
export function clearSession(): void {
  tried(() => localStorage.setItem(deadKey, "1"));
  tried(() => localStorage.removeItem(sessionKey));
  dropMarker();
}

/** Whether the id went since the session was dead, and not by a logout, which clears that too. */
export function wasForgotten(): boolean {
  return tried(() => localStorage.getItem(deadKey)) !== null;
}

/** Clears all that this browser stored for its user; `i18n_lang` is not the user's. The marker stays: see `dropMarker`. */
export function clearStores(): void {
  tried(tellOtherTabs);
  tried(() => clear(localStorage, /^(wasp|lagerfund):/));
  tried(() => clear(sessionStorage, /^lagerfund:/));
}

let pageMark: string | null = null;

/** The mark of the session that the page was made for, or goes on with; null on a visitor's. */
export function rememberPageSession(mark: string | null): void {
  pageMark = mark;
}

export function pageSession(): string | null {
  return pageMark;
}

/** From the next request on the server takes this browser for a visitor's, and ends the session then (contract §10). */
export function signOutHere(): void {
  const stored = storedSession();
  const mark = pageMark ?? (stored && sessionMarkOf(stored));
  if (mark) {
    writeCookie(signedOutCookie, mark, markerLifetimeInS);
  }
}

export function forgetSignOut(): void {
  writeCookie(signedOutCookie, "", -1);
}

/** Until the cookie has ended the marker stays, so that the next load ends it. */
export function leaveMarker(): void {
  writeMarker(markerLifetimeInS);
}

export function dropMarker(): void {
  writeMarker(-1);
}

export function hasMarker(): boolean {
  return document.cookie.split("; ").includes(`${marker}=1`);
}

/** Answers whether this id may be exchanged: once until it has succeeded, so that no page reloads forever. */
export function claimExchange(sessionId: string): boolean {
  const isFree = tried(() => sessionStorage.getItem(exchangedKey) !== sessionId);
  return isFree === true && tried(() => sessionStorage.setItem(exchangedKey, sessionId)) !== null;
}

/** The exchange came to no answer; the next load may try again. */
export function releaseExchange(): void {
  tried(() => sessionStorage.removeItem(exchangedKey));
}

/** The id that goes tells other tabs of the logout; a login without JavaScript stored none. */
function tellOtherTabs(): void {
  if (storedSession() === null) {
    localStorage.setItem(endedKey, "1");
  }
}

function writeMarker(maxAgeInS: number): void {
  writeCookie(marker, "1", maxAgeInS);
}

function writeCookie(name: string, value: string, maxAgeInS: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and is not at once.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeInS}${secure}`;
}

function clear(storage: Storage, ours: RegExp): void {
  for (const key of Object.keys(storage).filter((name) => ours.test(name))) {
    storage.removeItem(key);
  }
}

function tried<Answer>(access: () => Answer): Answer | null {
  try {
    return access();
  } catch {
    return null;
  }
}
