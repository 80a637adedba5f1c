export interface Limit {
  /** Limits with the same name share counters. */
  name: string;
  inMinutes: number;
  /** From all clients except known devices. */
  perAccount?: number;
  /** From one client address; each known device has as many. */
  perAccountFromClient?: number;
  perClient?: number;
}

// Others cannot use up an account's share.
const byAddress = { perAccountFromClient: 5, perAccount: 20, perClient: 50 } as const;

/** An account is an address, user or token. */
export const limits = {
  logIn: {
    name: "log-in",
    inMinutes: 15,
    perAccountFromClient: 10,
    perAccount: 100,
    perClient: 100,
  },
  signUp: { name: "sign-up", inMinutes: 60, ...byAddress },
  passwordReset: { name: "password-reset", inMinutes: 60, ...byAddress },
  emailVerification: { name: "email-verification", inMinutes: 60, ...byAddress },
  verificationMail: { name: "verification-mail", inMinutes: 60, ...byAddress },
  newTransaction: { name: "new-transaction", inMinutes: 60, perAccount: 100 },
  /** Each change may send a mail. */
  statusChange: { name: "status-change", inMinutes: 60, perAccount: 300 },
  sellerContact: { name: "seller-contact", inMinutes: 60, perAccount: 20, perClient: 100 },
  /** The account is the sender's address. */
  operatorContact: { name: "operator-contact", inMinutes: 60, perAccount: 5, perClient: 50 },
  newListing: { name: "new-listing", inMinutes: 60, perAccount: 500 },
  upload: { name: "upload", inMinutes: 60, perAccount: 300 },
  csvImport: { name: "csv-import", inMinutes: 60, perAccount: 20 },
  csvFile: { name: "csv-file", inMinutes: 60, perAccount: 60 },
  csvCheck: { name: "csv-check", inMinutes: 60, perAccount: 60 },
  csvCorrection: { name: "csv-correction", inMinutes: 60, perAccount: 300 },
  csvErrors: { name: "csv-faults", inMinutes: 60, perAccount: 30 },
  newManufacturer: { name: "new-manufacturer", inMinutes: 60, perAccount: 200 },
  importedManufacturer: { name: "imported-manufacturer", inMinutes: 24 * 60, perAccount: 1_000 },
  requestDraft: { name: "request-draft", inMinutes: 60, perClient: 100 },
} as const satisfies Record<string, Limit>;
