import { readFileSync } from "node:fs";
import { cpuTimeOf } from "@/tests/bench/pages/cpu";
import type { System } from "./system";

/** Begins to count the processor time of the instances; the answer says what it came to for each request. */
export function processorTimes({ instances }: System): (requests: number) => string {
  const spent = () => instances.reduce((sum, { pid }) => sum + (cpuTimeOf(pid()) ?? 0), 0);
  const before = spent();
  const machineBefore = busyTicks();
  return (requests) => {
    const own = (spent() - before) / requests;
    const machine = ((busyTicks() - machineBefore) * 10) / requests;
    return `${own.toFixed(1)} ms of processor time a request in the instances, ${machine.toFixed(1)} on the machine`;
  };
}

/** Of all processors together, in hundredths of a second: everything but idling and waiting. */
function busyTicks(): number {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n", 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return user + nice + system + irq + softirq;
}
