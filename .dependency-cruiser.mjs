// Who may import whom (docs/decisions/0001-the-house.md, shared design). Checked by `npm run check`.
const ground =
  "^lib/(db|storage|mail|jobs|limits|idempotency|i18n|env|errors|log|metrics|tracing|health|process|site)/";
const domains =
  "listings|search|manufacturers|documents|files|transactions|users|account|auth|history|views|csv-import|analytics|contact";
const domain = `^lib/(${domains})/`;
// What may reach a browser: no database, no session, no secret behind it.
const clientSafe = [
  "^lib/(i18n|site|errors)/",
  `^lib/(${domains}|mail)/(schema|fields|rules|actions|party|kinds|media)\\.ts$`,
  "^lib/listings/(entered|form-post|gtin|share-picture)\\.ts$",
  "^lib/csv-import/(table|cells|mapping)/",
  "^lib/csv-import/(entered-mapping|entered-choices|form-actions)\\.ts$",
  "^lib/operations/(action-result|form-text|viewer|fields|example-ids|openapi/conventions)\\.ts$",
  "^lib/manufacturers/similar\\.ts$",
  "^lib/search/(noise|read-query)\\.ts$",
  "^lib/storage/upload-limit\\.ts$",
  "^lib/transactions/entered\\.ts$",
];
const test = "\\.test\\.tsx?$";
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      "no-circles",
      "No circular imports.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    forbid(
      "ground-knows-no-domain",
      "The ground serves every domain and knows none.",
      { path: ground, pathNot: test },
      { path: `${domain}|^(app|components)/` },
    ),
    forbid(
      "operations-know-no-domain",
      "Only the composition root and the doors reach into domains.",
      { path: "^lib/operations/", pathNot: `registry|as-action|client|openapi/own-|${test}` },
      { path: domain },
    ),
    forbid(
      "lib-knows-no-screen",
      "lib serves screens and knows none.",
      { path: "^lib/", pathNot: test },
      { path: "^(app|components)/" },
    ),
    forbid(
      "domains-meet-at-their-furniture",
      "Another domain is reached by schema, rules, access, queries, mutations and their kin, never by its operations or actions.",
      { path: `^lib/(${domains})/`, pathNot: test },
      { path: `^lib/(?!$1/)(${domains})/[^/]*(operations|actions)\\.ts$` },
    ),
    forbid(
      "primitives-know-nothing-of-ours",
      "components/ui is for parts of every kind.",
      { path: "^components/ui/", pathNot: test },
      { path: "^(lib|app|components/(?!ui/))" },
    ),
    forbid(
      "screens-see-only-what-is-client-safe",
      "Components take data as props; of lib they use schemas, rules, types, actions and i18n.",
      { path: "^components/", pathNot: test },
      { path: "^lib/", pathNot: clientSafe, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "file-readers-carry-no-zod",
      "The worker that reads files is to be light: what is read is named in fields.ts, checked in schema.ts.",
      {
        path: "^(lib/csv-import/(table|cells|mapping)/|components/csv-import/file/file-worker)",
        pathNot: test,
      },
      { path: "(^|/)node_modules/zod/", reachable: true },
    ),
    forbid(
      "ground-knows-no-composition",
      "What operations and housekeeping are made of does not know them.",
      { path: ground, pathNot: test },
      { path: "^lib/(operations|housekeeping)/" },
    ),
    forbid(
      "prisma-stays-below",
      "Only queries, mutations and their kin in lib touch the database client.",
      { path: "^(app|components)/", pathNot: test },
      { path: "^lib/db/client" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules|^lib/db/generated" },
    exclude: { path: "\\.next|^lib/db/generated/internal" },
    tsConfig: { fileName: "tsconfig.json" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};
