/** What keeps Fairweek from starting and a person can mend; the message is all that they need. */
export class StartProblem extends Error {}
