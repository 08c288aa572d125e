export * from './allocation';
export * from './figures';
export * from './limits';
export * from './range';
export * from './report-definitions';
