/** Next sets it; server.ts removes it from clients' requests. */
export const forwardedActionHeader = "x-action-forwarded";

const innerPath = /^\/(?:\[locale\]|%5Blocale%5D)(\/(?:visitor|member)(?:\/.*)?)$/i;

/** Next forwards an action that the posted page lacks, for example after a session ended. */
export function forwardedPath(headers: Headers, pathname: string, locale: string): string | null {
  const rest = headers.has(forwardedActionHeader) ? innerPath.exec(pathname)?.[1] : undefined;
  return rest === undefined ? null : `/${locale}${rest}`;
}
