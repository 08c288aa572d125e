import { type ColumnPlaces, isUnclear } from '@rules/imports';
import { useEffect, useRef, useState } from 'react';
import { chosenBefore, remember } from './choices';
import { asCsv, type FileStart, type HouseSheet, startOf } from './file-start';
import { uploadCsv } from './upload-csv';

export interface Sending {
  name: string;
  bytes: number;
  sent: number;
  cancel: () => void;
}

/** A file whose columns may be chosen, and what is chosen so far. */
export interface ChosenFile extends FileStart {
  file: File;
}

/** The step of an import before its review. */
export interface UploadStep {
  /** Whether the columns of the file are chosen. */
  isMatching: boolean;
  /** The last file, to whose columns the user may go back. */
  chosen: ChosenFile | undefined;
  onChosen: (chosen: ChosenFile) => void;
  onMatching: (isMatching: boolean) => void;
  onUploaded: (id: string) => void;
  /** Where the file is of one house. */
  of?: HouseSheet | undefined;
}

/**
 * Reads and uploads one file at a time, after its columns have been chosen if its titles are unclear;
 * an upload continues after leaving the screen and appears in the latest imports.
 */
export function useUpload({ onUploaded, of, ...step }: UploadStep) {
  const [sending, setSending] = useState<Sending>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const matching = step.isMatching ? step.chosen : undefined;
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
    const upload = uploadCsv(file, { columns, propertyId: of?.house.id }, (sent) =>
      setSending((it) => it && { ...it, sent }),
    );
    setSending({ name: file.name, bytes: file.size, sent: 0, cancel: upload.cancel });
    try {
      const { id } = await upload.answer;
      if (isHere.current) onUploaded(String(id));
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
      return { file, ...(await startOf(file, of)) };
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
    const before = of ? read.places : chosenBefore(rows);
    step.onChosen({ ...read, places: before ?? read.places });
    if (isUnclear(rows[0] ?? [], read.places)) step.onMatching(true);
    else void send(file, before);
  };

  return {
    /** Whether a chosen file is read to find its columns. */
    isReading,
    sending,
    problem,
    matching,
    choose,
    /** Sends the file with the chosen columns, which stay chosen if it is refused. */
    check(places: ColumnPlaces) {
      if (!matching) return;
      remember(matching.rows, places);
      step.onChosen({ ...matching, places });
      void send(matching.file, places);
    },
    /** Goes back to choosing a file. */
    leave() {
      step.onMatching(false);
    },
  };
}
