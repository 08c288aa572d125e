import { defineEnum, type EnumOf } from '../../core/input/enum';

/** The kind of an import, by its columns. */
export const ImportKind = defineEnum('ImportKind', 'What the rows of an import are about.', {
  SHARES: 'Shares and the people who own them.',
  WEEKS: 'Weeks and the shares that hold them.',
});
export type ImportKind = EnumOf<typeof ImportKind>;

/** The status of an import. */
export const ImportStatus = defineEnum('ImportStatus', 'Status of an import.', {
  READING: 'The file is being read and checked.',
  PREVIEWED: 'Read and checked; ready to be applied or discarded.',
  APPLYING: 'The rows are being applied.',
  APPLIED: 'Applied, but for the refused rows that an administrator left out.',
  FAILED: 'Could not be read or applied; nothing was changed.',
  DISCARDED: 'Discarded by an administrator.',
  TAKEN_BACK: 'Applied, and then taken back by an administrator.',
});
export type ImportStatus = EnumOf<typeof ImportStatus>;
