export * from './check-moves';
export * from './choice';
export * from './draft';
export * from './explain';
export * from './rehearse';
export * from './replay';
