export * from './administrator';
export * from './one-time-code';
export * from './password';
export * from './theme';
