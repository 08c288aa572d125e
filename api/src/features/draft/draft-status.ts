/** Current status of a draft. */
export enum DraftStatus {
  PLANNED = 'PLANNED',
  RUNNING = 'RUNNING',
  PAUSED = 'PAUSED',
  ENDED = 'ENDED',
}
