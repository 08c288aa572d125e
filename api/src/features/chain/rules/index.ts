export * from '@packages/fair-draw/draw';
export * from '@packages/fair-draw/fold';
export { newSalt } from '@packages/sealed-log/chain';
export * from './entries';
export * from './read-chain';
