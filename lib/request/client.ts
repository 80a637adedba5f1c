export interface Client {
  address: string | null;
  userAgent: string | null;
  /** Sent by the client, so it proves nothing. */
  device?: string | undefined;
}

/** For cached pages, jobs and seeds. */
export const noClient: Client = { address: null, userAgent: null };
