import { inGroupsOf } from "./groups";
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
