export * from './csv-header';
export * from './import-row';
