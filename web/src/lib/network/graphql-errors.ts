/** One error of a GraphQL answer. */
export interface GraphQLProblem {
  message: string;
  extensions?: Record<string, unknown>;
}

/**
 * Returns the errors of a GraphQL answer that an error was thrown for, whichever way it was sent.
 */
export function problemsOf(error: unknown): readonly GraphQLProblem[] {
  const isAnswer = error instanceof Error && 'errors' in error && Array.isArray(error.errors);
  return isAnswer ? (error.errors as GraphQLProblem[]) : [];
}
