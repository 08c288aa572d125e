export * from '../../../core/rules/chain';
export type { Kept } from '../../../core/rules/exported-chain';
export * from './balances';
export * from './entries';
export * from './money';
export * from './postings';
export * from './settle';
export * from './split';
