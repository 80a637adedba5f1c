import path from "node:path";

export const baseUrl = (process.env.BASE_URL ?? "http://localhost:3000").replace(/\/$/, "");
export const outboxDir = path.resolve(process.env.DATA_DIR ?? ".data", "outbox");
export const filesDir = path.resolve(process.env.DATA_DIR ?? ".data", "files");
