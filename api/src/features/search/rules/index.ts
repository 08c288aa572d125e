export * from './numbered-text';
