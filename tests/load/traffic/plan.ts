// By which a listing and a request are known to be its own.
export const tagOfTraffic = "LAST";
export const noteOfTraffic = "Bitte mit Prüfprotokoll.";

export type Account = { email: string; password: string };

// A listing that visitors look for: its code is nobody else's.
export type SoughtPart = { id: number; mpn: string };

export type Plan = {
  origin: string;
  seconds: number;
  visitors: number;
  // One account each.
  buyers: Account[];
  sellers: Account[];
  // How long somebody looks at an answer before the next step: evenly spread between these.
  thinkInMs: [from: number, to: number];
  parts: SoughtPart[];
  // Addresses.
  manufacturers: string[];
  images: string[];
  // Listings of the sellers that are requested: so large that they do not sell out.
  offers: number[];
};

export type KindReport = {
  // Of every answer.
  timesInMs: number[];
  // Answers that may be, of some kinds: somebody else was faster (409).
  rejected: number;
  // 503 with Retry-After and the body that belongs to it.
  unavailable: number;
};

// What was answered with success, to be looked up in the database afterwards.
export type Acknowledged = {
  listings: { id: number; mpn: string }[];
  // The last one of each listing; none where it was changed once more and nobody knows whether that arrived.
  prices: Map<number, number>;
  statuses: { transactionId: number; to: string }[];
  documents: string[];
};

export type Report = {
  seconds: number;
  kinds: Record<string, KindReport>;
  // In words.
  errors: string[];
  acknowledged: Acknowledged;
};
