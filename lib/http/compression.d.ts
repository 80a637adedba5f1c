declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  interface Compression {
    (options: {
      filter: Filter;
      level: number;
      brotli: BrotliOptions;
    }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    /** Whether answers of a type grow smaller. */
    filter: Filter;
  }

  /** As much of it as we use; @types/compression would bring Express's. */
  const compression: Compression;
  export default compression;
}
