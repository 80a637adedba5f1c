/** A place in PostgreSQL's log, as `16/B374D848`: bytes since the server's beginning. */
export function bytesAt(position: string): bigint {
  const [high = "", low = ""] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Whether a replica is late: it has not replayed what the primary had written `lateAfterInMs` ago. Needs no clock but this
 * process's own, and a primary that writes nothing makes nobody late. Looks in the order of time; as long as none of them
 * is so old the replica has to be level with the latest.
 */
export function makeLateness(lateAfterInMs: number) {
  let looks: { atInMs: number; written: bigint }[] = [];

  return {
    /** What the primary had written at that moment. */
    note(written: string, atInMs: number): void {
      const recent = looks.findIndex((look) => look.atInMs > atInMs - lateAfterInMs);
      // The last one before that is what the replica is to have reached by now.
      looks = looks.slice(Math.max(0, (recent === -1 ? looks.length : recent) - 1));
      looks.push({ atInMs, written: bytesAt(written) });
    },
    isLate(replayed: string, atInMs: number): boolean {
      const due = looks.findLast((look) => look.atInMs <= atInMs - lateAfterInMs) ?? looks.at(-1);
      return due !== undefined && bytesAt(replayed) < due.written;
    },
  };
}
