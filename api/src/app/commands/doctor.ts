import 'reflect-metadata';
import { examine } from '../doctor/examine';
import type { Finding } from '../doctor/finding';
import { commandArguments, runCommandLine } from './command-line';

const USAGE = `Usage: npm run doctor [-- --json]

Checks the configuration, the files, the database and the services that Fairweek depends on, and
changes nothing. Ends with exit code 1 when something is broken.`;

const SIGNS = { ok: '✓', warning: '!', broken: '✗' } as const;

function summary(findings: Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((it) => it.state === state).length;
  const [problems, warnings] = [count('broken'), count('warning')];
  if (problems + warnings === 0) return 'No problems found.';
  return `${problems} broken, ${warnings} to look at.`;
}

/** npm run doctor: names what is broken, and what to do. */
void runCommandLine(async () => {
  const { values } = commandArguments(USAGE, { json: { type: 'boolean', default: false } });
  const findings = await examine(process.env);
  if (findings.some(({ state }) => state === 'broken')) process.exitCode = 1;
  if (values.json) return JSON.stringify(findings, null, 2);
  const lines = findings.map(
    ({ check, state, sentence }) => `${SIGNS[state]} ${check}: ${sentence}`,
  );
  return [...lines, '', summary(findings)].join('\n');
});
