export interface Client {
  address: string | null;
  userAgent: string | null;
  /** Sent by the client, so it proves nothing. */
  device?: string | undefined;
}

export const noClient: Client = { address: null, userAgent: null };
