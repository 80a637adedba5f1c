import { Server } from "node:http";

// `next start` listens long before its start hook puts up the front door (docs/decisions/0009-the-front-door.md). Loaded
// by `node --import` before it, this has requests wait for the door.
const { prototype } = Server;
const { emit, listen } = prototype;
const connections = [];
const requests = [];
let isTakenOver = false;

prototype.emit = function emitLater(event, ...args) {
  if (isTakenOver) {
    return Reflect.apply(emit, this, [event, ...args]);
  }
  if (event === "request") {
    requests.push([this, ...args]);
    return true;
  }
  if (event === "connection") {
    connections.push([this, ...args]);
  }
  return Reflect.apply(emit, this, [event, ...args]);
};

// Next leaves no more than 511 connections at the door; who comes in a flood behind them waits a second for the next try.
prototype.listen = function listenWithRoom(...args) {
  const [port, host, ...rest] = args;
  const isOfNext = typeof port === "number" && rest.length === 0 && typeof host !== "function";
  return Reflect.apply(listen, this, isOfNext ? [{ port, host, backlog: 4096 }] : args);
};

globalThis.lagerfundEarly = {
  takeOver() {
    // The function stays where it is: another may have been put over it meanwhile.
    isTakenOver = true;
    return { connections: connections.splice(0), requests: requests.splice(0) };
  },
};
