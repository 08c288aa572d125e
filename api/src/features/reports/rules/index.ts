export * from './allocation';
export * from './figures';
export * from './limits';
export * from './range';
export * from './report-data';
export * from './report-definitions';
