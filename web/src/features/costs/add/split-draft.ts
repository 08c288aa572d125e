import { split } from '@rules/costs';
import type { SplitMethod } from '../../../generated/graphql';
import { amountOf, amountText, type House, mySharesOf, sharesOf } from '../house';
import type { TypedAmounts } from './money-fields';

/** How an amount is to be split, as it is typed. */
export interface SplitDraft {
  amount: string;
  method: SplitMethod;
  /** By number of the share. */
  parts: TypedAmounts;
}

/** The typed amounts of shares; those without are left out. */
const partsOf = (house: House, { parts }: Pick<SplitDraft, 'parts'>) =>
  sharesOf(house).flatMap(({ account }) => {
    const amount = amountOf(house, parts[account] ?? '');
    return amount === null ? [] : [{ share: Number(account), amount }];
  });

/** Returns how much of the amount no share bears yet; negative if they bear too much. */
export const restOf = (house: House, draft: SplitDraft) =>
  partsOf(house, draft).reduce(
    (rest, { amount }) => rest - amount,
    amountOf(house, draft.amount) ?? 0,
  );

/** Returns what is wrong with amounts by hand. */
export function partsProblem(house: House, draft: SplitDraft): string | undefined {
  if (draft.method !== 'BY_HAND') return undefined;
  const rest = restOf(house, draft);
  if (rest === 0) return undefined;
  return rest > 0
    ? `${amountText(house, rest)} is left to split.`
    : `This is ${amountText(house, -rest)} more than the whole amount.`;
}

/** Returns the split as the server takes it. */
export const splitInput = (house: House, draft: SplitDraft) => ({
  method: draft.method,
  ...(draft.method === 'BY_HAND' && { parts: partsOf(house, draft) }),
});

/** Returns what the user would bear, by the ledger's own rule; undefined where weeks decide. */
function myPart(house: House, draft: SplitDraft): number | undefined {
  const amount = amountOf(house, draft.amount);
  const mine = mySharesOf(house).map(({ account }) => Number(account));
  const sum = (parts: readonly (readonly [number, number])[]) =>
    parts.reduce((total, [share, part]) => (mine.includes(share) ? total + part : total), 0);
  if (amount === null || mine.length === 0) return undefined;
  if (draft.method === 'BY_HAND') {
    return sum(partsOf(house, draft).map((it) => [it.share, it.amount] as const));
  }
  const weights = sharesOf(house)
    .filter(({ takesPart }) => takesPart)
    .map(({ account }) => [Number(account), 1] as const);
  if (draft.method !== 'SHARES' || weights.length === 0) return undefined;
  return sum(split(amount, weights, house.seq + 1));
}

/** Returns what the user would bear, as a sentence; '' where it cannot be known yet. */
export function previewText(house: House, draft: SplitDraft): string {
  const part = myPart(house, draft);
  return part === undefined ? '' : `Your part would be ${amountText(house, part)}.`;
}
