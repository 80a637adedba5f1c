import { setTimeout as sleep } from "node:timers/promises";
import type { Instance } from "@/tests/servers/instance";

const samples = 5;

/**
 * The smallest of several values after forced collections, buffers included, because requests under way use
 * memory too. SIGUSR1 opens the inspector.
 */
export async function heapOf(instance: Instance, port: number): Promise<number> {
  process.kill(instance.pid(), "SIGUSR1");
  const address = await inspectorAt(port);
  const sizes: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    sizes.push(await collectedHeap(address));
    await sleep(200);
  }
  return Math.min(...sizes);
}

async function inspectorAt(port: number): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    if (found?.ok) {
      const [{ webSocketDebuggerUrl }] = await found.json();
      return webSocketDebuggerUrl;
    }
    await sleep(100);
  }
  throw new Error("The instance's inspector does not answer.");
}

function collectedHeap(address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = new WebSocket(address);
  const ask = (id: number, method: string) => socket.send(JSON.stringify({ id, method }));
  socket.onopen = () => ask(1, "HeapProfiler.collectGarbage");
  socket.onerror = () => reject(new Error("The instance's inspector broke off."));
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    if (id === 1) {
      ask(2, "Runtime.getHeapUsage");
    } else if (id === 2) {
      socket.close();
      resolve(result.usedSize + (result.backingStorageSize ?? 0));
    }
  };
  return promise;
}
