export * from './allocation';
