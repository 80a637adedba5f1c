import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startProgram } from "../../../scripts/process/child.ts";
import { runCommand } from "../../../scripts/process/command.ts";
import { onEnd } from "../../../scripts/process/ending.ts";
import { findFreePort } from "../../../scripts/process/port.ts";
import { lastLines } from "../../../scripts/process/steps.ts";
import { isAccepting, untilAnswering } from "../faulty-server.ts";
import { cephSettings, cephUsers, monitorAddress, type StorePlace } from "./settings.ts";

export type Store = { endpoint: string; accessKey: string; secretKey: string };

const timeoutInMs = 60_000;

export async function startCeph(): Promise<Store> {
  const place = await makePlace();
  const { folder, ports } = place;
  const ceph = programsOf(folder);
  await makeKeys(place, ceph);
  await startMonitor(place, ceph);
  await startDisk(ceph);
  const account = await makeAccount(ceph);
  await ceph.start(["radosgw", "-n", "client.admin"], () => isAccepting(ports.gateway));
  return { endpoint: `http://127.0.0.1:${ports.gateway}`, ...account };
}

async function makePlace(): Promise<StorePlace> {
  const folder = mkdtempSync("/tmp/s3-");
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["mon", "osd", "rgw", "run"]) {
    mkdirSync(path.join(folder, name));
  }
  const [monitor, oldMonitor, gateway] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const place = { folder, ports: { monitor, oldMonitor, gateway } };
  writeFileSync(path.join(folder, "ceph.conf"), cephSettings(place));
  return place;
}

type Programs = ReturnType<typeof programsOf>;

function programsOf(folder: string) {
  const settings = ["-c", path.join(folder, "ceph.conf")];
  return {
    run: async (program: string, ...args: string[]) => {
      const options = { timeout: timeoutInMs };
      const { code, output } = await runCommand(program, [...args, ...settings], options);
      if (code !== 0) {
        throw new Error(`The S3 server cannot be set up, ${program} failed:\n${output}`);
      }
      return output;
    },
    start: ([program = "", ...args]: string[], isReady: () => Promise<boolean>) => {
      const log = path.join(folder, "servers.log");
      const child = startProgram(program, [...args, ...settings, "-f"], { env: process.env, log });
      return untilAnswering(child, isReady, () => `${program}: ${lastLines(log)}`);
    },
  };
}

async function makeKeys({ folder }: StorePlace, ceph: Programs) {
  const keyring = path.join(folder, "keyring");
  await ceph.run("ceph-authtool", "--create-keyring", keyring);
  for (const [name, capabilities] of Object.entries(cephUsers)) {
    await ceph.run("ceph-authtool", keyring, "--gen-key", "-n", name, ...capabilities);
  }
}

async function startMonitor({ folder, ports }: StorePlace, ceph: Programs) {
  const map = path.join(folder, "monmap");
  const settings = readFileSync(path.join(folder, "ceph.conf"), "utf8");
  const [, cluster = ""] = /^fsid = (.*)$/m.exec(settings) ?? [];
  const address = monitorAddress(ports);
  await ceph.run("monmaptool", "--create", "--fsid", cluster, "--addv", "a", address, map);
  const keyring = path.join(folder, "keyring");
  await ceph.run("ceph-mon", "--mkfs", "-i", "a", "--monmap", map, "--keyring", keyring);
  await ceph.start(["ceph-mon", "-i", "a"], () => isAccepting(ports.monitor));
}

async function startDisk(ceph: Programs) {
  const id = randomUUID();
  await ceph.run("ceph", "osd", "new", id);
  await ceph.run("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", id);
  const isUp = async () => (await ceph.run("ceph", "osd", "stat")).includes("1 up");
  await ceph.start(["ceph-osd", "-i", "0"], isUp);
}

async function makeAccount(ceph: Programs) {
  const accessKey = randomBytes(10).toString("hex").toUpperCase();
  const secretKey = randomBytes(20).toString("hex");
  const keys = [`--access-key=${accessKey}`, `--secret-key=${secretKey}`];
  const names = ["--uid=lagerfund", "--display-name=Lagerfund"];
  await ceph.run("radosgw-admin", "user", "create", ...names, ...keys);
  return { accessKey, secretKey };
}
