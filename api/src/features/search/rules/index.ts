export * from './numbered-text';
export * from './rank-hits';
export * from './shown-hits';
