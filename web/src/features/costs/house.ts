import { digitsOf, moneyText, parseMoney } from '@rules/costs';
import { addDays } from '@rules/weeks';
import type { CostsQuery } from '../../generated/graphql';
import { readerLocale } from '../../lib/dates/locale';

/** The costs of a house whose ledger is open. */
export type House = Omit<CostsQuery['costs'], 'currency'> & { currency: string };

export type CostAccount = House['accounts'][number];

type Money = Pick<House, 'currency'>;

/** An amount of the smallest unit as the reader's region writes it: '€1,234.50'. */
export const amountText = ({ currency }: Money, amount: number) =>
  moneyText(amount, currency, readerLocale());

/** Returns an amount as one would type it: '1234.50', or '1234,50' where that is usual. */
export function typedAmount({ currency }: Money, amount: number): string {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat(readerLocale(), {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount / 10 ** digits);
}

/** Reads a typed amount; null for none, or for 0. */
export const amountOf = ({ currency }: Money, text: string): number | null =>
  parseMoney(text, currency) || null;

/** Returns the sentence that asks for an amount, with an example in the currency. */
export const amountProblem = (money: Money) =>
  `Please enter an amount, such as ${typedAmount(money, 1250)}.`;

export const isShare = ({ account }: { account: string }) => /^\d/.test(account);

/** Returns the accounts of shares; those of BANK and RESERVE are the house's. */
export const sharesOf = ({ accounts }: House) => accounts.filter(isShare);

export const mySharesOf = (house: House) => sharesOf(house).filter(({ isMine }) => isMine);

/** Returns who can pay and be paid: shares with an owner or a balance, and the house. */
export const payersOf = (house: House) =>
  house.accounts.filter(
    (it) => it.account === 'BANK' || (isShare(it) && (it.takesPart || it.balance !== 0)),
  );

/** Returns what an account of the house itself stands at: money in the bank is a debt of it. */
export const balanceOf = ({ accounts }: House, of: string) =>
  accounts.find(({ account }) => account === of)?.balance ?? 0;

/** Returns what all shares of the user are owed together; negative if they owe. */
export const myBalance = (house: House) =>
  mySharesOf(house).reduce((sum, { balance }) => sum + balance, 0);

/** Returns what the user owes that is overdue, over all of their shares. */
export const myOverdue = (house: House) => {
  const overdue = mySharesOf(house).reduce((sum, share) => sum + share.overdue, 0);
  return Math.max(0, Math.min(overdue, -myBalance(house)));
};

const OF_HOUSE: Readonly<Record<string, string>> = {
  BANK: 'The house',
  RESERVE: 'Dues not yet spent',
};

/** Returns who an account belongs to: 'You', 'Omar Haddad', 'Share 4' or 'The house'. */
export function nameOf(house: House, of: string): string {
  const found = house.accounts.find(({ account }) => account === of);
  if (OF_HOUSE[of]) return OF_HOUSE[of];
  const isOneOfMany = found?.isMine && mySharesOf(house).length > 1;
  if (found?.isMine) return isOneOfMany ? `You (share ${of})` : 'You';
  return found?.name || `Share ${of}`;
}

/** The same within a sentence. */
export const nameWithin = (house: House, of: string) =>
  nameOf(house, of).replace(/^(You|The|Share|Dues)/, (word) => word.toLowerCase());

/** Returns the account as a choice of a form: 'Omar Haddad (share 3)'. */
export function accountOption({ account, name, isMine }: CostAccount) {
  if (account === 'BANK') return { value: account, label: 'The account of the house' };
  const share = `share ${account}`;
  if (isMine) return { value: account, label: `Me (${share})` };
  return { value: account, label: name ? `${name} (${share})` : `Share ${account}` };
}

/** Returns the first day for which something can be entered. */
export const firstDayOf = ({ closedUntil }: House) =>
  closedUntil === null ? '1990-01-01' : addDays(closedUntil, 1);
