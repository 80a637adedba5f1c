import { randomUUID } from "node:crypto";

export type StorePlace = {
  // Short, because socket paths have at most 107 characters.
  folder: string;
  ports: { monitor: number; oldMonitor: number; gateway: number };
};

export function cephSettings({ folder, ports }: StorePlace) {
  return `[global]
fsid = ${randomUUID()}
mon host = ${monitorAddress(ports)}
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
ms bind ipv6 = false
keyring = ${folder}/keyring
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 4294967296
osd class load list = *
osd class default list = *
log file = ${folder}/$name.log
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${ports.gateway}
`;
}

export function monitorAddress({ monitor, oldMonitor }: StorePlace["ports"]) {
  return `[v2:127.0.0.1:${monitor},v1:127.0.0.1:${oldMonitor}]`;
}

export const cephUsers: Record<string, string[]> = {
  "mon.": ["--cap", "mon", "allow *"],
  "client.admin": capabilities("allow *", "allow *", "allow *"),
  "osd.0": capabilities("allow profile osd", "allow *", "allow profile osd"),
};

function capabilities(mon: string, osd: string, mgr: string) {
  return ["--cap", "mon", mon, "--cap", "osd", osd, "--cap", "mgr", mgr];
}
