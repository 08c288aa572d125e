/** Where a draft is in its life. */
export enum DraftStatus {
  PLANNED = 'PLANNED',
  RUNNING = 'RUNNING',
  PAUSED = 'PAUSED',
  ENDED = 'ENDED',
}
