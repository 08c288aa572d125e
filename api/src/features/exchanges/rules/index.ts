export * from './best-set';
export * from './end-sentence';
export * from './find-exchanges';
