import { defineEnum, type EnumOf } from '../../kit/enum';
/** How far an import is. */
export const ImportStatus = defineEnum(
  'ImportStatus',
  'READING until the file was read and checked; FAILED where it could not be read to its end or applied, which changed nothing.',
  ['READING', 'PREVIEWED', 'APPLYING', 'APPLIED', 'FAILED', 'DISCARDED'],
);
export type ImportStatus = EnumOf<typeof ImportStatus>;
