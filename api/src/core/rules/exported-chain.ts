export * from '@packages/sealed-log/exported-chain';
