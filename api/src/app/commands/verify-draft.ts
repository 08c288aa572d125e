import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { logProblem, logSummary } from '../../features/draft/verify-log';

/** Verifies the exported log of a draft from the file alone; exits with 1 if it is invalid. */
function verify(file: string | undefined): string {
  if (!file) throw new Error('Usage: npm run verify-draft -- log.json');
  // npm runs it in the workspace folder, but the path is relative to the caller's.
  const from = process.env.INIT_CWD ?? process.cwd();
  const { entries } = JSON.parse(readFileSync(resolve(from, file), 'utf8'));
  const problem = logProblem(entries);
  if (problem) throw new Error(problem);
  return logSummary(entries);
}

try {
  console.log(verify(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
