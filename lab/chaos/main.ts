import 'reflect-metadata';
import { DATABASE_FAULTS } from './database-faults';
import { PROCESS_FAULTS } from './process-faults';
import { REDIS_FAULTS } from './redis-faults';
import { closeAll, isSound, type Outcome, runScenario, type Scenario } from './scenario';
import { SERVICE_FAULTS } from './service-faults';

const SCENARIOS: Scenario[] = [
  ...PROCESS_FAULTS,
  ...DATABASE_FAULTS,
  ...REDIS_FAULTS,
  ...SERVICE_FAULTS,
];

const HEAD = [
  ...['fault', 'acknowledged', 'lost', 'doubled', 'missed', 'faults'],
  ...['gap', 'back after', 'recovered'],
];

function rowOf(name: string, outcome: Outcome): string[] {
  const { acknowledged, lost, doubled, missed, faults, longestPause, back, isBack } = outcome;
  const counts = [acknowledged, lost, doubled, missed, faults].map((it) => String(it ?? '–'));
  const times = [longestPause, back].map((it) => (it === undefined ? '–' : `${it} s`));
  return [name, ...counts, ...times, isBack ? 'yes' : 'NO'];
}

/** An interrupted run leaves no process behind. */
function closeOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void closeAll().finally(() => process.exit(130)));
  }
}

/**
 * npm run chaos [part of a name …]: runs each fault against its own Fairweek and prints the
 * outcome.
 */
async function main(): Promise<void> {
  closeOnSignals();
  const words = process.argv.slice(2);
  const chosen = SCENARIOS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const rows: string[][] = [];
  let isAllSound = true;
  for (const scenario of chosen) {
    const { name, skipped } = scenario;
    const reason = skipped?.();
    if (reason) {
      console.log(`– ${name}: ${reason}`);
      continue;
    }
    const outcome = await runScenario(scenario).catch((error: unknown): Outcome => {
      console.error(error);
      return { isBack: false };
    });
    isAllSound &&= isSound(outcome);
    console.log(
      `${isSound(outcome) ? '✓' : '✗'} ${name}${outcome.note ? `: ${outcome.note}` : ''}`,
    );
    rows.push(rowOf(name, outcome));
  }
  const table = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  console.log();
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  process.exit(isAllSound ? 0 : 1);
}

void main();
