export * from './numbered-text';
export * from './rank-hits';
