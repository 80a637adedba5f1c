import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe } from "vitest";
import { startFileServer } from "@/tests/setup/file-server";
import { diskStorage } from "./disk";
import { describeStorage } from "./driver-contract";

const root = await mkdtemp(path.join(tmpdir(), "lagerfund-storage-"));
const server = await startFileServer(root, "a secret of at least thirty-two characters");
afterAll(() => void server.stop());

describe("the disk driver", () => {
  describeStorage({
    open: async (lifetimes) => diskStorage(server.settings, lifetimes),
    forgeriesOf,
  });
});

function forgeriesOf(address: string, key: string, otherKey: string): string[] {
  const [, front = "", payload = "", signature = ""] = /^(.*\/)(.*)\.(.*)$/.exec(address) ?? [];
  const claims = Buffer.from(payload, "base64url").toString();
  const seal = (text: string) => `${front}${Buffer.from(text).toString("base64url")}.${signature}`;
  return [
    `${front}${payload}`,
    `${front}${payload}.`,
    `${front}${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
    seal(claims.replace(key, otherKey)),
    seal(claims.replace(/"expiresAtInMs":\d/, '"expiresAtInMs":9')),
  ];
}
