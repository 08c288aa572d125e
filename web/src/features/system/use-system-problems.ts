import { useSystemProblemsQuery } from '../../generated/graphql';
import { EVERY_MINUTE } from './refresh';

/** What needs attention, the gravest first; undefined until known. */
export function useSystemProblems(): readonly string[] | undefined {
  return useSystemProblemsQuery(EVERY_MINUTE).data?.systemStatus.problems;
}

/**
 * False where no mail server is set up, as it was read last; undefined until known. Where that
 * cannot be read, nothing is said against it.
 */
export function useHasMail(): boolean | undefined {
  const { data, error } = useSystemProblemsQuery();
  if (!data) return error ? true : undefined;
  return data.systemStatus.mail !== 'NOT_CONFIGURED';
}
