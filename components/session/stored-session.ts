import { sessionMarkOf, signedOutCookie } from "@/lib/accounts/session-rules";

// Storage may be blocked (private windows, policies); then there is no session.
const sessionKey = "wasp:sessionId";
const exchangedKey = "lagerfund:exchanged";
const endedKey = "lagerfund:ended";
const clearedKey = "lagerfund:dead";
const marker = "lagerfund-stored";
const markerLifetimeInS = 30 * 24 * 60 * 60;

export function storedSession(): string | null {
  return tried(() => localStorage.getItem(sessionKey)) || null;
}

export function isOfSession({ key, newValue }: StorageEvent): boolean {
  return key === sessionKey || key === null || (key === endedKey && newValue !== null);
}

export function storeSession(sessionId: string): void {
  tried(() => {
    localStorage.setItem(sessionKey, sessionId);
    writeMarker(markerLifetimeInS);
    sessionStorage.removeItem(exchangedKey);
    localStorage.removeItem(clearedKey);
  });
}

export function clearSession(): void {
  tried(() => localStorage.setItem(clearedKey, "1"));
  tried(() => localStorage.removeItem(sessionKey));
  dropMarker();
}

export function wasSessionCleared(): boolean {
  return tried(() => localStorage.getItem(clearedKey)) !== null;
}

/** Leaves `i18n_lang`, which belongs to the browser, and the marker (see `dropMarker`). */
export function clearStores(): void {
  tried(notifyOtherTabs);
  tried(() => clear(localStorage, /^(wasp|lagerfund):/));
  tried(() => clear(sessionStorage, /^lagerfund:/));
}

let pageMark: string | null = null;

export function rememberPageSession(mark: string | null): void {
  pageMark = mark;
}

export function pageSession(): string | null {
  return pageMark;
}

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

export function leaveMarker(): void {
  writeMarker(markerLifetimeInS);
}

export function dropMarker(): void {
  writeMarker(-1);
}

export function hasMarker(): boolean {
  return document.cookie.split("; ").includes(`${marker}=1`);
}

/** True once per id until `releaseExchange`, so that no page reloads forever. */
export function claimExchange(sessionId: string): boolean {
  const isFree = tried(() => sessionStorage.getItem(exchangedKey) !== sessionId);
  return isFree === true && tried(() => sessionStorage.setItem(exchangedKey, sessionId)) !== null;
}

export function releaseExchange(): void {
  tried(() => sessionStorage.removeItem(exchangedKey));
}

function notifyOtherTabs(): void {
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
