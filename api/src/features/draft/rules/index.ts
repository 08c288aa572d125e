export * from './check-entries';
export * from './check-moves';
export * from './choice';
export * from './draft';
export * from './entries';
export * from './explain';
export * from './rehearse';
export * from './replay';
