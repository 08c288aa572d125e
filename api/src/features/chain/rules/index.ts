export * from '@packages/fair-draw/draw';
export * from '@packages/fair-draw/fold';
export { newSalt } from '../../../core/rules/chain';
export * from './entries';
export * from './read-chain';
