export { until } from '@packages/postgres-connection/test/until';
