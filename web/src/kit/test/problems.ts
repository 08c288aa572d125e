const problems: string[] = [];

/** Notes what makes the running test fail at its end, even if the screen swallows the error. */
export function noteProblem(problem: string): void {
  problems.push(problem);
}

/** Answers what was noted, and forgets it. */
export const takeProblems = () => problems.splice(0);
