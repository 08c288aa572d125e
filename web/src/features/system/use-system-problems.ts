import { useSystemProblemsQuery } from '../../generated/graphql';
import { EVERY_MINUTE } from './refresh';

/** What needs attention, the gravest first; undefined until known. */
export function useSystemProblems(): readonly string[] | undefined {
  return useSystemProblemsQuery(EVERY_MINUTE).data?.systemStatus.problems;
}
