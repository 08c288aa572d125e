export * from './claims';
export * from './copy-seasons';
export * from './country-of';
export * from './dates';
export * from './holidays';
export * from './house-time';
export * from './seasons';
export * from './week-grid';
