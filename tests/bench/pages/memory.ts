import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** What is held, buffers with it and garbage left out: collected at every look, so the figures beside it are a little slower for it. */
export function watchMemory() {
  const before = heldBytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, heldBytes());
  }, 500);
  return {
    end: () => {
      clearInterval(timer);
      return most - before;
    },
  };
}

function heldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
