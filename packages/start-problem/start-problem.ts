/** The exit code of sysexits.h for a problem to fix first. */
export const CANNOT_START = 78;

/** A startup problem that an administrator can fix; the message is all that they need. */
export class StartProblem extends Error {
  /** The exit code: a supervisor restarts only where that may help. */
  readonly exitCode: number = CANNOT_START;
}
