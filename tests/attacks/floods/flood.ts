export interface Flood {
  name: string;
  connections: number;
  /** On each connection. */
  requests: number;
  /** Whether a connection writes all requests at once, without waiting for responses. */
  isAhead: boolean;
  isRead: boolean;
}

export function listFloods(share: number): Flood[] {
  const part = (count: number) => Math.ceil(count * share);
  const read = { isRead: true };
  return [
    { name: "8,000 pipelined", connections: 20, requests: part(400), isAhead: true, ...read },
    { name: "2,000 connections", connections: part(2_000), requests: 1, isAhead: false, ...read },
    {
      name: "500 in a closed loop",
      connections: part(500),
      requests: Number.MAX_SAFE_INTEGER,
      isAhead: false,
      ...read,
    },
    {
      name: "10,000 unread",
      connections: part(1_000),
      requests: 10,
      isAhead: true,
      ...read,
      isRead: false,
    },
  ];
}

export interface FloodReport {
  /** Responses by status. */
  statuses: Record<string, number>;
  /** How many of the 503 responses have Retry-After. */
  withRetryAfter: number;
  /** Connections that were closed or refused before every request had its response. */
  broken: number;
}
