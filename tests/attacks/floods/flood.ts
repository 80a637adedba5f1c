/** What a client sends that means to take the site down. */
export interface Flood {
  name: string;
  connections: number;
  /** On each connection. */
  requests: number;
  /** Whether all of a connection are written at once; else each one when the one before is answered. */
  isAhead: boolean;
  /** Whether the answers are read. */
  isRead: boolean;
}

/** The attacks of issue 31, at their size or at a part of it. */
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

/** What the client met. */
export interface FloodReport {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Of those with 503: how many say when to come again. */
  withRetryAfter: number;
  /** Connections that were closed or refused before everything was answered. */
  broken: number;
}
