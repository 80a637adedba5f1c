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
  const sessions = authCalls.map(({ method, path, operation }) => {
    const door = { topic: "sessions", path, isEnveloped: false };
    return describeCall(operation, { ...door, method: method === "GET" ? "get" : "post" }, shapes);
  });
  const topics = listTopics().map(({ topic, operations }) => ({
    topic,
    calls: operations.map((operation) => describeOperation(operation, topic, shapes)),
  }));
  return { topics: [{ topic: "sessions", calls: sessions }, ...topics], named: shapes.named };
}
