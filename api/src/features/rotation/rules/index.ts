export * from './reason';
export * from './rotation';
