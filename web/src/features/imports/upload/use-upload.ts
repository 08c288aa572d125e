import { type ColumnPlaces, isUnclear, likelyColumns } from '@rules/imports';
import { useEffect, useRef, useState } from 'react';
import { asCsv, firstRowsOf } from './file-start';
import { uploadCsv } from './upload-csv';

export interface Sending {
  name: string;
  bytes: number;
  sent: number;
  cancel: () => void;
}

/** A file whose titles do not say which column is which, and what is chosen so far. */
export interface UnclearFile {
  file: File;
  /** The titles and the first rows. */
  rows: string[][];
  places: ColumnPlaces;
}

/** The columns that were chosen for files with the same titles. */
export type Choices = Map<string, ColumnPlaces>;

const keyOf = ([titles = []]: string[][]) => titles.join('\n');

/** The step of an import before its review. */
export interface UploadStep {
  /** Whether the columns of the unclear file are chosen. */
  isMatching: boolean;
  /** The last file with unclear titles, to which the user may go back. */
  unclear: UnclearFile | undefined;
  /** The columns chosen for earlier files. */
  choices: Choices;
  onUnclear: (unclear: UnclearFile) => void;
  onMatching: (isMatching: boolean) => void;
  onUploaded: (id: string) => void;
}

/**
 * Reads and uploads one file at a time, after its columns have been chosen if its titles are unclear;
 * an upload continues after leaving the screen and appears in the latest imports.
 */
export function useUpload({ choices, onUploaded, ...step }: UploadStep) {
  const [sending, setSending] = useState<Sending>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const unclear = step.isMatching ? step.unclear : undefined;
  const [wasMatching, setWasMatching] = useState(step.isMatching);
  if (wasMatching !== step.isMatching) {
    setWasMatching(step.isMatching);
    setProblem(undefined);
  }
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = async (file: File, columns?: ColumnPlaces) => {
    setProblem(undefined);
    const upload = uploadCsv(file, columns, (sent) => setSending((it) => it && { ...it, sent }));
    setSending({ name: file.name, bytes: file.size, sent: 0, cancel: upload.cancel });
    try {
      const id = await upload.id;
      if (isHere.current) onUploaded(id);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSending(undefined);
  };

  const readStart = async (chosen: File) => {
    setProblem(undefined);
    setReading(true);
    try {
      const file = await asCsv(chosen);
      return { file, rows: await firstRowsOf(file) };
    } catch (error) {
      setProblem((error as Error).message);
      return undefined;
    } finally {
      setReading(false);
    }
  };

  const choose = async (chosen: File) => {
    const read = await readStart(chosen);
    if (!read) return;
    if (!isHere.current) return;
    const { file, rows } = read;
    const [titles = []] = rows;
    if (!isUnclear(titles)) return void send(file);
    const places = choices.get(keyOf(rows)) ?? likelyColumns(titles);
    step.onUnclear({ file, rows, places });
    step.onMatching(true);
  };

  return {
    /** Whether a chosen file is read to find its columns. */
    isReading,
    sending,
    problem,
    unclear,
    choose,
    /** Sends the file with the chosen columns, which stay chosen if it is refused. */
    check(places: ColumnPlaces) {
      if (!unclear) return;
      choices.set(keyOf(unclear.rows), places);
      step.onUnclear({ ...unclear, places });
      void send(unclear.file, places);
    },
    /** Goes back to choosing a file. */
    leave() {
      step.onMatching(false);
    },
  };
}
