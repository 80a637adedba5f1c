import { execFile } from "node:child_process";
import { promisify } from "node:util";

const source = `
  import { listOperations } from "./lib/operations/registry.ts";
  console.log(JSON.stringify(listOperations().map(({ name }) => name)));
`;

/** The names of all operations, from the registry itself: it is server code, so a process of its own reads it. */
export async function operationNames(): Promise<string[]> {
  const flags = ["--conditions=react-server", "--import", "tsx", "--input-type=module"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, "--eval", source]);
  return JSON.parse(stdout);
}
