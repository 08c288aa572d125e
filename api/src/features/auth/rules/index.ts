export * from './access-scope';
export * from './administrator';
export * from './device-label';
export * from './one-time-code';
export * from './password';
export * from './theme';
