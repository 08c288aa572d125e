import { useSystemProblemsQuery } from '../../generated/graphql';
import { REFRESHED } from './refresh';

const EVERY_MINUTE = { ...REFRESHED, pollInterval: 60_000 };

/** What needs attention, the gravest first; undefined until known. */
export function useSystemProblems(): readonly string[] | undefined {
  return useSystemProblemsQuery(EVERY_MINUTE).data?.systemStatus.problems;
}
