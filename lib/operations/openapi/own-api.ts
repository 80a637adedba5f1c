import "server-only";
import { authCalls } from "@/lib/auth/calls";
import { listTopics } from "../registry";
import { describeCall, describeOperation } from "./described";
import type { DescribedApi } from "./document";
import { collectShapes } from "./shapes";

let described: DescribedApi | undefined;

/** Every call that this installation answers; described once in a process. */
export function ownApi(): DescribedApi {
  described ??= describeOwnApi();
  return described;
}

function describeOwnApi(): DescribedApi {
  const shapes = collectShapes();
  const sessions = authCalls.map(({ method, path, operation, never = [] }) => {
    const isGet = method === "GET";
    const door = {
      topic: "sessions",
      path,
      isEnveloped: false,
      method: isGet ? "get" : "post",
    } as const;
    const call = describeCall(operation, door, shapes);
    return { ...call, refusals: call.refusals.filter((code) => !never.includes(code)) };
  });
  const topics = listTopics().map(({ topic, operations }) => ({
    topic,
    calls: operations.map((operation) => describeOperation(operation, topic, shapes)),
  }));
  return { topics: [{ topic: "sessions", calls: sessions }, ...topics], named: shapes.named };
}
