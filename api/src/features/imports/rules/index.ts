export * from './column-choice';
export * from './csv-header';
export * from './import-row';
export * from './week-row';
