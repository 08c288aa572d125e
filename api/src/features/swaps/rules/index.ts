export * from './approval';
export * from './rival';
export * from './swap-dates';
export * from './swap-standing';
export * from './swap-value';
