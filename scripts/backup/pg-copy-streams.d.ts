// pg-copy-streams 7 has no types of its own: the two streams that we use.
declare module "pg-copy-streams" {
  import type { Readable, Writable } from "node:stream";
  import type { Submittable } from "pg";

  /** What a COPY … TO STDOUT sends; `rowCount` once it has ended. */
  export function to(text: string): Readable & Submittable & { rowCount: number };
  /** What a COPY … FROM STDIN takes; `rowCount` once it has finished. */
  export function from(text: string): Writable & Submittable & { rowCount: number };
}
