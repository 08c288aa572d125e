export * from './figures';
export * from './properties-text';
export * from './range';
export * from './range-presets';
export * from './report-data';
export * from './report-definitions';
