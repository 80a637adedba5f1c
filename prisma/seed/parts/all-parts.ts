import { bearings } from "./bearings";
import { connectors } from "./connectors";
import { contactors } from "./contactors";
import { drives } from "./drives";
import type { Part } from "./part";
import { plcModules } from "./plc-modules";
import { pneumatics } from "./pneumatics";
import { sensors } from "./sensors";
import { valves } from "./valves";

/** Every part the demo's companies have on offer. */
export const allParts: readonly Part[] = [
  ...drives,
  ...plcModules,
  ...bearings,
  ...valves,
  ...sensors,
  ...contactors,
  ...pneumatics,
  ...connectors,
];
