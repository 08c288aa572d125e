/** How far an import is. */
export enum ImportStatus {
  READING = 'READING',
  PREVIEWED = 'PREVIEWED',
  APPLYING = 'APPLYING',
  APPLIED = 'APPLIED',
  FAILED = 'FAILED',
  DISCARDED = 'DISCARDED',
}
