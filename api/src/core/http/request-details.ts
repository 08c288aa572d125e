/** The operation of a GraphQL request; only names of persisted operations are known beforehand. */
interface RequestedOperation {
  name: string | undefined;
  isPersisted: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session is known, for the log. */
    userId?: number;
    /** Set at /graphql once the operation is admitted, for the log and the metrics. */
    operation?: RequestedOperation;
  }
}
