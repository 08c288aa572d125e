import { StartProblem } from '@packages/start-problem/start-problem';

/** The result of a check: `warning` deserves a look, `broken` stops something from working. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'broken';
  /** The problem, and how to fix it. */
  sentence: string;
}

/** The result of one check: a fact, or a problem and how to fix it. */
type Result = Omit<Finding, 'check'>;

/** A fact that is as it should be. */
export const ok = (sentence: string): Result => ({ state: 'ok', sentence });
/** A fact that deserves a look, with what to do. */
export const warning = (sentence: string): Result => ({ state: 'warning', sentence });
/** A fact that stops something from working, with what to do. */
export const broken = (sentence: string): Result => ({ state: 'broken', sentence });

/** A check by its name; it may find several things. */
export type Check<Context> = [
  name: string,
  run: (context: Context) => Promise<Result | Result[]> | Result | Result[],
];

/** Runs a check; an error that it throws is what it has found. */
async function findingsOf<Context>(
  [check, run]: Check<Context>,
  context: Context,
): Promise<Finding[]> {
  try {
    return [await run(context)].flat().map((result) => ({ check, ...result }));
  } catch (error) {
    if (error instanceof StartProblem) return [{ check, ...broken(error.message) }];
    const reason = error instanceof Error ? error.message : String(error);
    return [{ check, ...broken(`It could not be checked: ${reason}`) }];
  }
}

/** Runs checks, each independent of the others. */
export async function runChecks<Context>(
  checks: readonly Check<Context>[],
  context: Context,
): Promise<Finding[]> {
  return (await Promise.all(checks.map((check) => findingsOf(check, context)))).flat();
}
