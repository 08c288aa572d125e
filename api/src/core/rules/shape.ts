export * from '@packages/sealed-log/shape';
