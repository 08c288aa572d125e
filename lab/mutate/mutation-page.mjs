import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../scripts/lib/fingerprint.mjs';
import { row } from '../../scripts/lib/markdown.mjs';
import { ROOT, runQuiet, tool } from '../../scripts/lib/run.mjs';
import { KINDS, VERIFIER } from './mutation.mjs';

const PAGE = 'docs/mutation.md';
const COLUMNS = ['Folder', 'Score', 'Caught', 'Missed', 'Ignored', 'Seconds', 'Day', 'Commit'];

const scoreOf = (caught, missed) => `${((100 * caught) / (caught + missed || 1)).toFixed(1)} %`;

/** The rows that the page has, by folder. */
function rowsOf(page) {
  const lines = page.match(/^\| `[\w-]+\/.*$/gm) ?? [];
  return new Map(
    lines.map((line) => {
      const cells = line.split('|').slice(1, -1);
      const [folder, ...rest] = cells.map((cell) => cell.trim());
      return [folder, rest];
    }),
  );
}

/** The sum of the rows of one kind. */
function totalOf(rows, kind) {
  const ofKind = [...rows].filter(([folder]) => folder.startsWith(`\`${kind}/`));
  if (ofKind.length === 0) return [];
  const sum = (column) => ofKind.reduce((total, [, cells]) => total + Number(cells[column]), 0);
  const [caught, missed, ignored, seconds] = [1, 2, 3, 4].map(sum);
  return [
    row([`Sum of ${kind}`, scoreOf(caught, missed), caught, missed, ignored, seconds, '', '']),
  ];
}

/** Notes the outcome of a folder in docs/mutation.md, beside what the others came to last. */
export async function writeScores({ target, caught, missed, ignored, seconds, commit }) {
  const day = new Date().toISOString().slice(0, 10);
  const rows = rowsOf(readText(PAGE) ?? '');
  const score = scoreOf(caught, missed);
  rows.set(`\`${target}\``, [score, caught, missed, ignored, seconds, day, commit]);
  const sorted = [...rows].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const table = [
    row(COLUMNS),
    row(['---', ...Array(5).fill('--:'), '---', '---']),
    ...sorted.map(([folder, cells]) => row([folder, ...cells])),
    ...Object.keys(KINDS).flatMap((kind) => totalOf(rows, kind)),
  ];
  writeFileSync(join(ROOT, PAGE), `${TEXT}\n${table.join('\n')}\n`);
  await runQuiet(tool('biome', 'format', '--write', PAGE));
}

const TEXT = `# Mutation tests

\`npm run mutate\` changes the code in small ways, one at a time (\`<\` becomes \`<=\`, a condition \`true\`, a text empty), runs the tests that reach the change, and writes here how many they caught. All of it takes hours: choose kinds or folders, as in \`npm run mutate -- rules\` or \`npm run mutate -- rules/draft use-cases/swaps\`. The command fails where a score is below its goal. Two changes are tried at a time; \`MUTATION_WORKERS=1\` makes it one. With \`MUTATION_INCREMENTAL=1\` only what has changed since the last run is tried. Every change is shown in \`artefacts/mutation/<folder>.html\`, of SQL in \`.json\`.

| Kind        | What is changed                                    | Tests that have to notice                                                  | Goal                  |
| ----------- | -------------------------------------------------- | -------------------------------------------------------------------------- | --------------------- |
| \`rules\`     | \`api/src/features/<name>/rules\`                    | those of the same folder and of rules that import it; no database          | ${KINDS.rules.goal} % |
| \`use-cases\` | \`use-cases\`, \`steps\` and the policy of a feature | those of the feature, on a real PostgreSQL that is started once for all    | ${KINDS['use-cases'].goal} % |
| \`sql\`       | the SQL statements of a feature: each of several conditions left out, \`<\` and \`<=\` swapped, locks not taken | those of the feature that use the statement, on a real PostgreSQL | ${KINDS.sql.goal} % |
| \`verifier\` | the second verifier of draft logs, in Python: also fields that may have any value | the files of [\`docs/draft-log\`](draft-log): a verdict differs | ${VERIFIER.goal} % |

- Ignored in use-cases is what runs only while modules load, such as the texts of SQL statements: a worker loads the application once. Those have a kind of their own.
- For SQL, each statement is parsed by PostgreSQL's own parser, changed and written again. A condition is left out as \`(true or …)\`, so that parameters keep their types.
- The verifier needs \`python3\` and a minute. It is written so that each change makes a difference to a verdict, and so each rule has a file that shows who missed it.
- Properties try the same cases in each run, and end at the first that fails.
- A change that makes no difference stays among the missed, for most of them are gone once the code is simpler. Where that is not so, \`// Stryker disable next-line <name>: <reason>\` leaves it out, and never without the reason.

The name of a commit ends with a + where the api had changes beyond it.
`;
