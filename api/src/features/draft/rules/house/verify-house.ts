import { continuation, type Kept, readShape } from '@packages/sealed-log/exported-chain';
import { listOf, type Of, record, text } from '@packages/sealed-log/shape';
import { counted } from '../../../../core/rules/sentence';
import { type ChainEntry, HOUSE_CHAIN, readChain } from '../../../chain/rules';
import { areLinks, isLogShape } from '../log/log-shape';
import { openLog, type ReadLog } from '../log/read-log';
import { checkYears } from './check-years';

const isHouseShape = record({
  property: text,
  entries: areLinks,
  drafts: listOf(isLogShape),
});

/** The exported log of a house: its own entries, and the logs of its drafts. */
export type ExportedHouse = Of<typeof isHouseShape>;

/** Whether a file is that of a house, and not of one draft. */
export const isOfHouse = (file: string): boolean => /"drafts"\s*:\s*\[/.test(file);

async function readHouse(file: string) {
  const house = readShape(file, 'The file is not a house’s log', isHouseShape) as ExportedHouse;
  const { property, entries: links, drafts } = house;
  const entries = await readChain(links);
  const logs = new Map<number, ReadLog>();
  for (const draft of drafts) logs.set(draft.year, await openLog(draft));
  checkYears(entries, logs);
  return { property, links, entries, logs };
}

/** The result of a draw, in words. */
function drawnIn(entry: ChainEntry, entries: readonly ChainEntry[]): string[] {
  const begun = entry.kind === 'DRAWN' ? entries[entry.draw - 1] : undefined;
  if (entry.kind !== 'DRAWN' || begun?.kind !== 'DRAW_BEGUN') return [];
  return [`Drawn for “${begun.question}”: shares ${entry.order.join(', ')}.`];
}

/** Checks the exported log of a house, with its draws and the logs of its drafts. */
export async function houseVerdict(file: string, kept?: Kept) {
  const { property, links, entries, logs } = await readHouse(file);
  const read = async (older: string) => (await readHouse(older)).links;
  const continuing = { entries: links, words: HOUSE_CHAIN, isOver: false, read };
  const orders = [...logs.values()].map(
    ({ log, opening }) =>
      `In ${log.year} shares ${opening.facts.shares.join(', ')} chose in this order.`,
  );
  return {
    isInOrder: true as const,
    summary: `The log of ${property} is in order: ${counted(entries.length, 'entry', 'entries')}, ${counted(logs.size, 'draft')}.`,
    ...(kept && { keptUntil: await continuation(kept, continuing) }),
    evidence: [...orders, ...entries.flatMap((entry) => drawnIn(entry, entries))].join(' '),
    head: links.at(-1)?.hash ?? '',
    entries: entries.length,
  };
}
