/** Next's mark on an action that it sends on; `server.ts` takes it away from everybody else. */
export const forwardedActionHeader = "x-action-forwarded";

const innerPath = /^\/(?:\[locale\]|%5Blocale%5D)(\/(?:visitor|member)(?:\/.*)?)$/i;

/**
 * Where an action goes that Next sends on, since the page it was posted at does not carry it (a session that ended
 * meanwhile, a page already left): to the inner address of one that does, in this language. Null for all else.
 */
export function forwardedPath(headers: Headers, pathname: string, locale: string): string | null {
  const rest = headers.has(forwardedActionHeader) ? innerPath.exec(pathname)?.[1] : undefined;
  return rest === undefined ? null : `/${locale}${rest}`;
}
