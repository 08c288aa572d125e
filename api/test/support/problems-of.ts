import { ConfigError, readConfig } from '../../src/app/config/config';

/** Returns the sentences with which a configuration is refused; none if it is accepted. */
export function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
