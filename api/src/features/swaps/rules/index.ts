export * from './swap-dates';
