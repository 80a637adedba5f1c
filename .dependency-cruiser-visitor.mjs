// From visitor/ no import path reaches the session but through server actions (design.md): what is rendered
// for anyone cannot read who is asking. Server action files are cut out here, types do not count.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const doors = ["app", "components", "lib"].flatMap(serverActionFiles);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: "visitors-read-no-session",
      severity: "error",
      from: { path: "^app/\\[locale\\]/visitor/" },
      to: { path: "^lib/accounts/current-viewer\\.ts$|next/headers", reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules|^lib/db/generated" },
    exclude: { path: doors.map((file) => `^${file.replace(/[[\].]/g, "\\$&")}$`) },
    tsConfig: { fileName: "tsconfig.json" },
    parser: "swc",
    tsPreCompilationDeps: false,
  },
};

function serverActionFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter(
      (file) => /\.tsx?$/.test(file) && readFileSync(file, "utf8").startsWith('"use server"'),
    );
}
