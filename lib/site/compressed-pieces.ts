import type { ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { type Encoding, markCompressed } from "./compression-rules";

const quietInMs = 20;

/** Sends what is held and all that follows through a compressor, and does not let anything wait in it for long. */
export function sendInPieces(response: ServerResponse, encoding: Encoding, held: Buffer[]): void {
  if (response.destroyed) {
    return;
  }
  const { write, end } = response;
  const compressor = compressorOf(encoding);
  let timer: NodeJS.Timeout | undefined;
  markCompressed(response, encoding);
  compressor.on("data", (piece: Buffer) => {
    if (!Reflect.apply(write, response, [piece])) {
      compressor.pause();
      response.once("drain", () => compressor.resume());
    }
  });
  compressor.on("end", () => Reflect.apply(end, response, []));
  response.once("close", () => {
    clearTimeout(timer);
    compressor.destroy();
  });

  const add = (...args: unknown[]): boolean => {
    clearTimeout(timer);
    timer = setTimeout(() => compressor.flush(), quietInMs);
    const takesMore = Reflect.apply(compressor.write, compressor, args);
    if (!takesMore) {
      compressor.once("drain", () => response.emit("drain"));
    }
    return takesMore;
  };
  response.write = add as typeof write;
  response.end = ((...args: unknown[]) => {
    clearTimeout(timer);
    Reflect.apply(compressor.end, compressor, args);
    return response;
  }) as typeof end;
  for (const piece of held) {
    compressor.write(piece);
  }
  compressor.flush();
}

function compressorOf(encoding: Encoding) {
  const { BROTLI_PARAM_QUALITY } = constants;
  return encoding === "br"
    ? createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 2 } })
    : createGzip({ level: 3 });
}
