export * from './shares-text';
export * from './validity';
