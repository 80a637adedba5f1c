// Who may import whom (docs/decisions/0001-the-house.md). `npm run check` runs it; scripts/check/folder-structure.ts adds the folders.
const ground =
  "^lib/(fields|text|csv|config|request|errors|error-reporting|async|db|cache|i18n|log|process|observability|storage|queue|mail|limits|idempotency|operations|http|outbound|site|consent|part-numbers|part-kinds)/";
const domains =
  "accounts|analytics|audit|contact|csv-import|files|listings|manufacturers|repeated-texts|user-administration|privacy|search|stock|transactions|listing-views";
const domain = `^lib/(${domains})/`;
const composition = "^lib/(actions|api|jobs)/";
// What may reach a browser: no database, no session, no secret behind it.
const clientSafe = [
  "^lib/(i18n|site|errors|fields|text|consent|part-numbers|part-kinds|actions)/",
  "^lib/config/(site|operator-types)\\.ts$",
  `^lib/(${domains}|mail)/(schema|fields|rules|form|listing-in-language|csv-import-schema|search-page-schema|search-address|names|mark-code|bundle-rules|lots-and-prices|quantity-bounds|user-schema|shape-party|transaction-status|request-entries|document-type|limits|column-mapping|read-file-result)\\.ts$`,
  "^lib/accounts/(session-rules|names/generated-usernames)\\.ts$",
  "^lib/listings/seo/share-image\\.ts$",
  "^lib/files/content/(file-kinds|image-variants)\\.ts$",
  "^lib/csv-import/(read|parse|map)/",
  "^lib/csv-import/error-column\\.ts$",
  "^lib/csv/csv-cells\\.ts$",
  "^lib/manufacturers/similar\\.ts$",
  "^lib/search/read/query-tokens\\.ts$",
];
const test = "\\.test\\.tsx?$";
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid("no-circles", "No circular imports, types included.", {}, { circular: true }),
    forbid(
      "ground-knows-no-domain",
      "The ground serves every domain and knows none.",
      { path: ground, pathNot: test },
      { path: `${domain}|${composition}|^(app|components)/` },
    ),
    forbid(
      "domains-know-no-composition",
      "Actions, the API and the list of jobs are made of domains.",
      { path: domain, pathNot: test },
      { path: composition },
    ),
    forbid(
      "lib-knows-no-screen",
      "lib serves screens and knows none.",
      { path: "^lib/", pathNot: test },
      { path: "^(app|components)/" },
    ),
    forbid(
      "domains-meet-at-their-furniture",
      "Another domain's operations are for its callers: the API, the actions, the pages.",
      { path: `^lib/(${domains})/`, pathNot: test },
      { path: `^lib/(?!$1/)(${domains})/[^/]*operations\\.ts$` },
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
      "The worker that reads files is to be light: schema.ts checks what it reads.",
      {
        path: "^(lib/csv-import/(read|parse|map)/|components/csv-import/file/file-worker)",
        pathNot: `${test}|-form\\.ts$|remembered-mapping`,
      },
      { path: "(^|/)node_modules/zod/", reachable: true },
    ),
    forbid(
      "prisma-stays-below",
      "Pages and screens call operations.",
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
