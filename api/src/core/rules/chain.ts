export * from '@packages/sealed-log/chain';
