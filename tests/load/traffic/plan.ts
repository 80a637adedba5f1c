// Marks the traffic's own listings and requests.
export const tagOfTraffic = "LAST";
export const noteOfTraffic = "Bitte mit Prüfprotokoll.";

export type Account = { email: string; password: string };

// A listing with a unique code.
export type SoughtPart = { id: number; mpn: string };

export type Plan = {
  origin: string;
  seconds: number;
  visitors: number;
  buyers: Account[];
  sellers: Account[];
  // The pause before the next step, evenly distributed.
  thinkInMs: [from: number, to: number];
  parts: SoughtPart[];
  manufacturers: string[];
  images: string[];
  // The sellers' listings, so large that they never sell out.
  offers: number[];
};

export type KindReport = {
  timesInMs: number[];
  // Allowed conflicts (409), because another client was faster.
  rejected: number;
  // 503 with Retry-After and the right body.
  unavailable: number;
};

// Acknowledged writes, compared with the database afterwards.
export type Acknowledged = {
  listings: { id: number; mpn: string }[];
  // The last price of each listing; missing when a later change got no answer.
  prices: Map<number, number>;
  statuses: { transactionId: number; to: string }[];
  documents: string[];
};

export type Report = {
  seconds: number;
  kinds: Record<string, KindReport>;
  errors: string[];
  acknowledged: Acknowledged;
};
