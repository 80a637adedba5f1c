import "../setup/database";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { enqueueMail } from "@/lib/mail/mail-queue";
import { mailJob } from "@/lib/mail/worker";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { takeUpload } from "@/lib/storage/disk-upload";
import { uploadKeyOf } from "@/lib/storage/key";
import { requireDiskSettings, storage } from "@/lib/storage/storage";
import { enteredListing } from "../factories/entered-listing";
import { makeMember, makeSession } from "../factories/user";
import { call, errorOf, putFile } from "../setup/route-calls";

// A real file system of one megabyte, which only root can mount.
const disk = mkdtempSync(path.join(tmpdir(), "lagerfund-disk-"));
execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]);
process.env.DATA_DIR = disk;
afterAll(() => {
  execFileSync("umount", [disk]);
  rmSync(disk, { recursive: true });
});

const away = { status: 503, code: "UNAVAILABLE", retryAfter: "60" };
const seller = await makeMember();
const bearer = await makeSession(seller);
const ballast = path.join(disk, "ballast");
const file = new Uint8Array(300_000).fill(65);

beforeEach(() => rmSync(ballast, { force: true }));

test("an upload to a full disk is UNAVAILABLE, leaves no part, and is accepted once there is room", async () => {
  const { uploadUrl, key } = await issueTicket();
  await fill(100_000);
  expect(await errorOf(await putFile(uploadUrl, file, "text/plain"))).toEqual(away);
  expect(await readdir(path.join(disk, "files", ".incoming"))).toEqual([]);
  expect(await storage().stat(uploadKeyOf(key))).toBeNull();
  rmSync(ballast);
  expect((await putFile(uploadUrl, file, "text/plain")).status).toBe(200);
  expect(await storage().stat(uploadKeyOf(key))).toEqual({ sizeInBytes: file.length });
});

test("an upload that says no size stops where the reserve begins, and leaves no part", async () => {
  const { uploadUrl, key } = await issueTicket();
  const pieces = Array.from({ length: 30 }, () => new Uint8Array(10_000).fill(65));
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.pop();
      return piece ? controller.enqueue(piece) : controller.close();
    },
  });
  const headers = { "content-type": "text/plain" };
  const request = new Request(uploadUrl, {
    method: "PUT",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  const settings = { ...requireDiskSettings(), reserveInBytes: freeBytes() - 150_000 };
  const taken = takeUpload(settings, uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1), request);
  await expect(taken).rejects.toMatchObject({ code: "STORAGE_FULL" });
  expect(await readdir(path.join(disk, "files", ".incoming"))).toEqual([]);
  expect(await storage().stat(uploadKeyOf(key))).toBeNull();
});

test("a file that arrived before is not listed while there is no room for it, and is there afterwards", async () => {
  const { id, uploadUrl, key } = await issueTicket();
  await putFile(uploadUrl, file, "text/plain");
  await fill(0);
  const list = () => call("create-listing", { ...enteredListing, documentIds: [id] }, bearer);
  expect(await errorOf(await list())).toEqual(away);
  expect(await db().listing.count()).toBe(0);
  expect(await storage().stat(uploadKeyOf(key))).toEqual({ sizeInBytes: file.length });
  rmSync(ballast);
  expect((await list()).status).toBe(200);
  expect(await storage().stat(key)).toEqual({ sizeInBytes: file.length });
});

test("a disk that was mounted read-only accepts nothing and goes on when it is writable", async () => {
  const { uploadUrl } = await issueTicket();
  execFileSync("mount", ["-o", "remount,ro", disk]);
  expect(await errorOf(await putFile(uploadUrl, "bytes", "text/plain"))).toEqual(away);
  execFileSync("mount", ["-o", "remount,rw", disk]);
  expect((await putFile(uploadUrl, "bytes", "text/plain")).status).toBe(200);
});

test("a mail that finds no room stays queued, and is written whole once there is some", async () => {
  const order = {
    template: "verify-email",
    recipient: "anna@example.com",
    locale: "de",
    data: { token: "x" },
  } as const;
  await fill(0);
  await transact((tx) => enqueueMail(tx, order));
  expect(await runDueJobs(mailJob, Date.now() + 5_000)).toEqual({ done: 0, failed: 1 });
  const unsent = await db().mailMessage.findFirst({ where: { sentAt: null } });
  expect(unsent?.lastError).toContain("ENOSPC");
  rmSync(ballast);
  await db().$executeRaw`UPDATE pgboss.job SET start_after = now()`;
  expect(await runDueJobs(mailJob, Date.now() + 5_000)).toEqual({ done: 1, failed: 0 });
  const outbox = await readdir(path.join(disk, "outbox"));
  expect(outbox.map((name) => name.replace(/^.*\./, "")).sort()).toEqual(["eml", "json"]);
});

async function issueTicket() {
  const wish = { name: "Liste.txt", fileType: "text/plain" };
  return (await (await call("create-document", wish, bearer)).json()).json;
}

async function fill(roomInBytes: number): Promise<void> {
  await writeFile(ballast, new Uint8Array(Math.max(0, freeBytes() - roomInBytes)));
}

function freeBytes(): number {
  const out = execFileSync("df", ["--output=avail", "-B1", disk], { encoding: "utf8" });
  return Number(out.split("\n")[1]);
}
