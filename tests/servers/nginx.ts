import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot, startProgram } from "../../scripts/process/child.ts";
import { lastLines } from "../../scripts/process/steps.ts";
import { isAccepting, untilAnswering } from "./faulty-server.ts";
import { replacing } from "./replacing.ts";

type Proxied = {
  port: number;
  instances: number[];
  folder: string;
};

export async function startProxy({ port, instances, folder }: Proxied) {
  mkdirSync(folder, { recursive: true });
  const settings = path.join(folder, "nginx.conf");
  writeFileSync(settings, around(siteFor(port, instances, folder), folder));
  const log = path.join(folder, "nginx.log");
  const args = ["-p", folder, "-e", log, "-c", settings];
  const program = startProgram("nginx", args, { env: process.env, log });
  await untilAnswering(
    program,
    () => isAccepting(port),
    () => lastLines(log),
  );
  return { stop: program.stop };
}

function siteFor(port: number, instances: number[], folder: string): string {
  const servers = instances.map((instance) => `    server 127.0.0.1:${instance} max_fails=0;\n`);
  return replacing("docs/nginx.conf", [
    [/(?: {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, servers.join("")],
    [/access_log \/var\/log\/nginx\/lagerfund\.log/, `access_log ${folder}/access.log`],
    [/error_log \/var\/log\/nginx\/lagerfund-error\.log crit/, `error_log ${folder}/nginx.log`],
    [/listen 80;\n {4}listen \[::\]:80;/, `listen 127.0.0.1:${port} default_server;`],
    [/root \/srv\/lagerfund\/public;/, `root ${path.join(repositoryRoot, "public")};`],
  ]);
}

// Runs as root, so that it can read its error page anywhere. A header gives IPv6 client addresses, because not
// every machine has them.
function around(site: string, folder: string) {
  return `user root;
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
    set_real_ip_from 127.0.0.0/8;
    real_ip_header X-Test-Address;
    client_body_temp_path ${folder}/bodies;
    proxy_temp_path ${folder}/answers;
    fastcgi_temp_path ${folder}/unused;
    uwsgi_temp_path ${folder}/unused;
    scgi_temp_path ${folder}/unused;
${site}}
`;
}
