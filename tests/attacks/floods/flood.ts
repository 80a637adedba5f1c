export interface Flood {
  name: string;
  connections: number;
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
  statuses: Record<string, number>;
  withRetryAfter: number;
  broken: number;
}
