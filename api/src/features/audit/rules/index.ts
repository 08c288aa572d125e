export * from './action-sentence';
