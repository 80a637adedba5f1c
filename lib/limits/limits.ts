/** So many times in so many minutes; counted for an account, for a client address, or for both. */
export interface Limit {
  /** The counters' prefix: two limits of one name share their counters. */
  name: string;
  inMinutes: number;
  /** For an account from wherever, but for what known devices have of their own. */
  perAccount?: number;
  /** For an account from one client address; for one known device as many again. */
  perAccountFromClient?: number;
  perClient?: number;
}

// Nobody can use up what is the account's own from elsewhere, and nobody is flooded with mails.
const byAddress = { perAccountFromClient: 5, perAccount: 20, perClient: 50 } as const;

/** Contract §3. An account is an e-mail address or a user; a link's token counts as one where there is no other. */
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
  /** Each change may be a mail to the other side. */
  statusChange: { name: "status-change", inMinutes: 60, perAccount: 300 },
  /** A purchaser asks about more parts than the public contact form's five an hour would let through. */
  sellerContact: { name: "seller-contact", inMinutes: 60, perAccount: 20, perClient: 100 },
  /** The public form: the account is the address that is to be answered. */
  operatorContact: { name: "operator-contact", inMinutes: 60, perAccount: 5, perClient: 50 },
  /** A single listing; files of many have limits of their own. */
  newListing: { name: "new-listing", inMinutes: 60, perAccount: 500 },
  upload: { name: "upload", inMinutes: 60, perAccount: 300 },
  csvImport: { name: "csv-import", inMinutes: 60, perAccount: 20 },
  /** A file is brought and looked at several times before it is imported: each time up to a hundred thousand rows. */
  csvFile: { name: "csv-file", inMinutes: 60, perAccount: 60 },
  csvCheck: { name: "csv-check", inMinutes: 60, perAccount: 60 },
  /** Each reads a whole file again. */
  csvErrors: { name: "csv-faults", inMinutes: 60, perAccount: 30 },
  newManufacturer: { name: "new-manufacturer", inMinutes: 60, perAccount: 200 },
  /** The same of all imports: the first file of a large stock names some 800. */
  importedManufacturer: { name: "imported-manufacturer", inMinutes: 24 * 60, perAccount: 1_000 },
  requestDraft: { name: "request-draft", inMinutes: 60, perClient: 100 },
} as const satisfies Record<string, Limit>;
