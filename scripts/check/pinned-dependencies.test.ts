import { expect, test } from "vitest";
import { dependencyErrors, errorsOf } from "./pinned-dependencies.ts";

const document =
  "| package | for |\n|---|---|\n| next, react | the application |\n| @types/* | types |\n";

test("exact versions with a line each are right", () => {
  const dependencies = { next: "16.4.6", react: "19.3.1-rc.1" };
  const devDependencies = { "@types/node": "24.0.0" };
  expect(errorsOf({ dependencies, devDependencies }, document)).toEqual([]);
});

test.each(["^1.0.0", "*", "latest", "file:../x", "npm:x@1.0.0"])(
  "%s is no exact version",
  (version) => {
    const dependencies = { next: version, react: "19.3.1", "@types/node": "24.0.0" };
    expect(errorsOf({ dependencies }, document)).toEqual([
      `package.json: next is "${version}", which is no exact version`,
    ]);
  },
);

test("packages without a reason, and reasons without a package, are named", () => {
  expect(errorsOf({ dependencies: { next: "16.4.6", left: "1.0.0" } }, document)).toEqual([
    "docs/dependencies.md has no line for left",
    "docs/dependencies.md justifies react, which is not in package.json",
    "docs/dependencies.md justifies @types/*, which is not in package.json",
  ]);
});

test("ours are", () => {
  expect(dependencyErrors()).toEqual([]);
});
