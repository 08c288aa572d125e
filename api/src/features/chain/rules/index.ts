export * from '@packages/fair-draw/draw';
export * from './entries';
export * from './read-chain';
