import { readFileSync } from 'node:fs';
import type { Kept, Refused } from '@packages/sealed-log/exported-chain';
import { callersPath, commandArguments } from './command-line';

/** The result of a check, with the sentences that are printed. */
type Verdict =
  | Refused
  | {
      isInOrder: true;
      summary: string;
      head: string;
      keptUntil?: string;
      evidence?: string;
      lists?: string;
      stamps?: string;
    };

/** Options that name further files. */
type Option = 'lists' | 'stamps' | 'roots';

/** Proof from before, and the texts of further files. */
type Beside = { kept?: Kept } & Partial<Record<Option, string>>;

type Verify = (file: string, beside: Beside) => Promise<Verdict>;

const read = (file: string): string => readFileSync(callersPath(file), 'utf8');

/** Reads the further files that are named. */
function filesOf(values: Readonly<Record<string, unknown>>, options: readonly Option[]) {
  const files: Partial<Record<Option, string>> = {};
  for (const name of options) if (values[name]) files[name] = read(String(values[name]));
  return files;
}

async function verified(usage: string, verify: Verify, others: readonly Option[]): Promise<string> {
  const names = ['head', 'before', ...others];
  const { values, positionals } = commandArguments(
    usage,
    Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
  );
  const [file, older = values.before] = positionals;
  const isTwice = positionals.length > (values.before ? 1 : 2) || (values.head && older);
  if (!file || isTwice) throw new Error(usage);
  const { head } = values;
  const kept = head ? { head } : older ? { file: read(older) } : undefined;
  const verdict = await verify(read(file), { ...(kept && { kept }), ...filesOf(values, others) });
  if (!verdict.isInOrder) throw new Error(verdict.problem);
  const { summary, keptUntil, evidence, lists, stamps, head: last } = verdict;
  const found = [summary, `Last hash: ${last}.`, keptUntil, evidence, lists, stamps];
  return found.filter(Boolean).join(' ');
}

/**
 * Runs a command that verifies an exported file from the file alone, and that it continues an older
 * file or a fingerprint that was kept; exits with 1 if it does not. `others` are the options that
 * name further files.
 */
export async function verifyFile(
  usage: string,
  verify: Verify,
  others: readonly Option[] = [],
): Promise<void> {
  try {
    console.log(await verified(usage, verify, others));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
