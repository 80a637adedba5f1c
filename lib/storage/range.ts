import type { ByteRange } from "./driver";

/**
 * What a Range header asks of an object: null for the whole (no header, several ranges, or not understood, as
 * RFC 9110 §14.2 wants it), "unsatisfiable" for a 416.
 */
export function rangeOf(
  header: string | null,
  sizeInBytes: number,
): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") {
    return null;
  }
  const lastByte = sizeInBytes - 1;
  if (from === "") {
    const wanted = Math.min(Number(to), sizeInBytes);
    return wanted === 0 ? "unsatisfiable" : { first: sizeInBytes - wanted, last: lastByte };
  }
  const first = Number(from);
  const last = to === "" ? lastByte : Math.min(Number(to), lastByte);
  if (to !== "" && Number(to) < first) {
    return null;
  }
  return first > lastByte ? "unsatisfiable" : { first, last };
}
