export { ask } from '@packages/postgres-connection/test/ask';
