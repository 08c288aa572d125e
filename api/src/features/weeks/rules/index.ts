export * from './claims';
export * from './dates';
export * from './seasons';
export * from './week-grid';
