import { escapeIdentifier } from 'pg';

/** The layout of a snapshot file; a program refuses layouts that it does not know. */
export const SNAPSHOT_FORMAT = 1;

/** Ends the rows of a table; no row can be this line. */
export const END_OF_ROWS = '\\.\n';

/** A table of a snapshot. */
export interface SnapshotTable {
  name: string;
  columns: string[];
  /** Its size on disk, in bytes: an estimate for showing progress. */
  bytes: number;
}

/** The position of a sequence, with the column whose ids it gives. */
export interface SnapshotSequence {
  table: string;
  column: string;
  last: string;
  isCalled: boolean;
}

/** The first line of a snapshot. */
export interface SnapshotHeader {
  format: number;
  /** The name of the application that wrote it, in lower case, and its release. */
  application: string;
  release: string;
  /** The release of PostgreSQL that it was read from. */
  postgres: string;
  /** An ISO date by the clock of the database. */
  createdAt: string;
  /** The names of the executed migrations, in their order. */
  migrations: string[];
  tables: SnapshotTable[];
  sequences: SnapshotSequence[];
  /** Identifies the secret of the installation without revealing it; null if it was unknown. */
  secretMark: string | null;
}

/** A table in a snapshot. */
export interface Counted {
  rows: number;
  bytes: number;
}

/** The last line of a snapshot: without it, the file was cut. */
export interface SnapshotTrailer {
  tables: Record<string, Counted>;
  /** Of all bytes before this line, in hexadecimal. */
  sha256: string;
}

/** How far a table has been written or loaded. */
export interface Progress {
  table: string;
  /** Bytes of all tables so far, and in all; the latter may be an estimate. */
  done: number;
  total: number;
  /** Set when the table is complete. */
  counted?: Counted;
}

/** The line that begins the rows of a table, as psql reads it. */
export function copyCommand({ name, columns }: Pick<SnapshotTable, 'name' | 'columns'>): string {
  return `COPY ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')}) FROM stdin;`;
}

/** Writes a header as the first line: the application is its mark, and names its release in it. */
export function lineOfHeader({ application, release, ...rest }: SnapshotHeader): string {
  const { format, ...others } = rest;
  return `-- ${application} ${JSON.stringify({ format, [application]: release, ...others })}`;
}

/** Reads the first line of a snapshot again, given its mark and the JSON after it. */
export function headerOfLine(
  application: string,
  { [application]: release, ...rest }: Record<string, unknown>,
): SnapshotHeader {
  return { ...rest, application, release } as SnapshotHeader;
}
