export * from './best-set';
export * from './find-exchanges';
