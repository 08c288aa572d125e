import { keepText, PRIVATE, readText } from '../../../lib/keep-text';

/** An entry of a log, as far as receipts are concerned. */
export interface LoggedStep {
  seq: number;
  kind: string;
  /** The keys of an opening, and the one of an entry with its person. */
  keys?: readonly { key: string; by: number }[];
  key?: string;
  by?: number;
  /** The entry as JSON. */
  text: string;
}

const keyOf = (draftId: string, shareId: string) => `${PRIVATE}receipt-${draftId}-${shareId}`;

/** Keeps the receipt of a list in this browser, with the end of the log when it was saved. */
export function keepReceipt(
  { id, seq }: { id: string; seq: number },
  shareId: string,
  commitment: string,
): void {
  keepText(localStorage, keyOf(id, shareId), `${seq} ${commitment}`);
}

/** Entries that begin another turn, before which every saved list stands in the log. */
const ENDS_OF_TURNS = ['PICKED', 'MISSED', 'PASSED'];

/** Whether the log lacks the list of a share of which this browser has the receipt. */
export function isReceiptMissing(
  draftId: string,
  shareId: string,
  log: readonly LoggedStep[],
): boolean {
  const [seq = '', commitment = ''] = readText(keyOf(draftId, shareId))?.split(' ') ?? [];
  if (commitment === '' || log.some(({ text }) => text.includes(commitment))) return false;
  return log.some((entry) => entry.seq > Number(seq) && ENDS_OF_TURNS.includes(entry.kind));
}
