import { useEffect, useState } from "react";
import type { AskedReading } from "@/lib/csv-import/table/table";
import type { FileSource, PackedFile, ShownFile } from "./file-messages";
import { type FileFaultName, refusalOf } from "./file-refusal";
import { type KeptFile, keepFile, keptFileOf } from "./kept-file";
import { createReaderLine, openFileWorker } from "./reader-line";

interface FileState {
  source: FileSource | null;
  /** As it was read last, also in vain; stays in view while it is read anew. */
  shown: ShownFile | null;
  made: KeptFile["made"];
  fault: FileFaultName | null;
  isReading: boolean;
}

const nothing: FileState = { source: null, shown: null, made: null, fault: null, isReading: false };

/** Whose page this is, and the imports that can no longer go on. */
export interface FileStepStart {
  userId: string;
  settledImportIds: readonly string[];
}

/** The file that is picked, and how it is read; kept for a way back within the visit. */
export function useReadFile({ userId, settledImportIds }: FileStepStart) {
  const [line] = useState(() => createReaderLine(openFileWorker));
  const [state, setState] = useState<FileState>(() => ({
    ...nothing,
    ...keptFileOf(userId, settledImportIds),
  }));
  useEffect(() => line.hangUp, [line]);

  function refuse(fault: FileFaultName): void {
    line.hangUp();
    keepFile(userId, null);
    setState({ ...nothing, fault });
  }

  async function choose(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) {
      return;
    }
    const refusal = files.length > 1 ? "several" : refusalOf(file);
    if (refusal) {
      refuse(refusal);
      return;
    }
    await read({ ...nothing, source: { key: nextKey(), file, asked: {} } });
  }

  /** Reads the same file otherwise; another sheet has headings of its own. */
  async function ask(wanted: AskedReading): Promise<void> {
    const { source, made } = state;
    if (!source) {
      return;
    }
    const { headingRow, ...rest } = source.asked;
    const still = wanted.sheet === undefined && headingRow !== undefined ? { headingRow } : {};
    const asked = { ...rest, ...still, ...wanted };
    await read({
      ...state,
      source: { ...source, asked },
      made: made && { ...made, isOfReading: false },
    });
  }

  async function read(next: FileState): Promise<void> {
    const { source, made } = next;
    if (!source) {
      return;
    }
    keepFile(userId, null);
    setState({ ...next, fault: null, isReading: true });
    const answer = await line.ask({ want: "rows shown", source });
    if (answer?.ok && answer.want === "rows shown") {
      const { shown } = answer;
      keepFile(userId, { source, shown, made });
      setState({ source, shown, made, fault: null, isReading: false });
    }
    if (answer?.ok === false) {
      const shown = answer.shown ?? next.shown;
      setState({ ...next, shown, fault: answer.fault, isReading: false });
    }
  }

  /** All rows for the way to the server; null where that was given up or has failed, which is said at the file. */
  async function pack(): Promise<PackedFile | null> {
    const { source } = state;
    const answer = source && (await line.ask({ want: "rows packed", source }));
    if (answer?.ok && answer.want === "rows packed") {
      return answer;
    }
    if (answer?.ok === false) {
      setState({ ...state, fault: answer.fault });
    }
    return null;
  }

  /** What the server has made of the file as it stands. */
  function keepMade(importId: string): void {
    const { source, shown } = state;
    if (source && shown) {
      keepFile(userId, { source, shown, made: { importId, isOfReading: true } });
    }
  }

  return { ...state, choose, ask, pack, keepMade, refuse, giveUp: line.hangUp };
}

let lastKey = 0;

function nextKey(): number {
  lastKey += 1;
  return lastKey;
}
