export * from './deletion';
