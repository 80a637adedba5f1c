/** Where a call comes from, as far as limits, the list of sessions and the security history care. */
export interface Client {
  /** The network address (lib/request/client-address.ts); null where nobody knows it. */
  address: string | null;
  /** As the browser or program calls itself, shortened. */
  userAgent: string | null;
  /** What the device says it is known by (lib/accounts/sessions/remember-device.ts); proves nothing by itself. */
  device?: string | undefined;
}

/** Of what no request stands behind: cached pages, jobs, seeds. */
export const noClient: Client = { address: null, userAgent: null };
