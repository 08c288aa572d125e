export * from './numbered-text';
export * from './shown-hits';
