import type { Account } from './entries';

/** Returns the account of a text, such as '3' or 'BANK'. */
export const accountOf = (text: string): Account =>
  text === 'BANK' || text === 'RESERVE' ? text : Number(text);
