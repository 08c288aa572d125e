export * from './names';
export * from './numbers';
