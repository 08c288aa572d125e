export * from './broken-pair';
export * from './explain';
export * from './figures';
export * from './history';
export * from './queue';
export * from './reason';
export * from './rotation';
