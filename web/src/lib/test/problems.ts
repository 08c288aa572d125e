const problems: string[] = [];

/**
 * Records a problem that fails the running test at its end, even if the screen swallows the error.
 */
export function noteProblem(problem: string): void {
  problems.push(problem);
}

/** Returns the recorded problems and clears them. */
export const takeProblems = () => problems.splice(0);
