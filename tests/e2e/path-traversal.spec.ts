import { makeCompany } from "./actors";
import { inGroupsOf } from "./groups";
import { answerOf, call, signedUp } from "./program";
import { askRaw } from "./raw-request";
import { addressOf, handlerRoutes, pageRoutes, parametersOf } from "./route-handlers";
import { expect, test } from "./test";

const targets = ["etc/passwd", "auth-secret"];
const climbs = [
  ...["../", "..%2f", "%2e%2e%2f", "..%252f", "..\\", "..%5c"],
  ...["....//", "..;/", "..%00/", "%c0%ae%c0%ae/", "/./../"],
];
const paths = targets.flatMap((target) => [
  ...climbs.map((climb) => `${climb.repeat(8)}${target}`),
  `/${target}`,
  `%2f${target}`,
  `file:///${target}`,
  `${target}%00.png`,
  `w480.webp%00/../../${target}`,
]);
// Of what stands in those files.
const contents = /root:.*:0:0|"devDependencies"|DATABASE_URL=|^[\w-]{43}$/m;

test("no address climbs out of where it belongs", async () => {
  const routes = [...handlerRoutes(), ...pageRoutes("visitor")];
  const places = [
    ...routes
      .filter((route) => parametersOf(route).length > 0)
      .map((route) => (path: string) => addressOf(route, () => path)),
    ...["/_next/static/", "/_next/static/chunks/", "/_next/", "/", "/static/", "/public/"].map(
      (folder) => (path: string) => `${folder}${path}`,
    ),
    (path: string) => `/_next/image?url=${path}&w=64&q=75`,
    (path: string) => `/csv-import/template?lang=${path}`,
  ];
  for (const addressWith of places) {
    for (const some of inGroupsOf(8, paths.map(addressWith))) {
      await Promise.all(
        some.map(async (address) => {
          const { status, text } = await askRaw(address);
          expect(status, address).toBeLessThan(500);
          expect(text.split("\n\n").slice(1).join(), address).not.toMatch(contents);
        }),
      );
    }
  }
});

test("no key that a caller makes up reaches a file", async () => {
  const session = await signedUp(makeCompany("Klettern"));
  const made = await answerOf(
    "create-file",
    { fileType: "application/pdf", name: "a.csv" },
    session,
  );
  const keys = [
    ...paths,
    ...paths.map((path) => decodeURIComponentSafely(path)),
    ...[
      "documents/../auth-secret",
      `${made.key}/../../../auth-secret`,
      `./${made.key}`,
      `${made.key}\0`,
    ],
  ];
  for (const key of keys) {
    const one = await call("get-download-file-signed-url", { key }, session);
    expect([404, 422], key).toContain(one.status);
    const bulk = await call("get-bulk-download-files-signed-url", { keys: [key] }, session);
    expect(bulk.status === 200 ? bulk.answer : [], key).toEqual([]);
  }
});

function decodeURIComponentSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
