import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';

type Variables = Record<string, unknown>;
type Answer = Record<string, unknown>;

/** What the fake server does with an operation, by its name in camelCase: answer, throw a Refusal, or throw as a dead network does. */
export type Handlers = Record<string, (variables: Variables) => Answer | Promise<Answer>>;

/** Thrown by a handler to answer with a GraphQL error. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code = 'BAD_USER_INPUT',
    readonly field?: string,
  ) {
    super(message);
  }
}

function failure(error: unknown): ApolloLink.Result {
  if (!(error instanceof Refusal)) throw error;
  const { message, code, field } = error;
  return { errors: [{ message, extensions: { code, field } }] };
}

/** The network of a test: answers operations by name, keeps silent on the rest, and notes what was asked. */
export function fakeServer(handlers: Handlers) {
  const calls: { name: string; variables: Variables }[] = [];

  async function answer(name: string, variables: Variables): Promise<ApolloLink.Result> {
    const handler = handlers[name];
    if (!handler) return new Promise(() => {});
    try {
      return { data: await handler(variables) };
    } catch (error) {
      return failure(error);
    }
  }

  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const name = operationName.charAt(0).toLowerCase() + operationName.slice(1);
        calls.push({ name, variables });
        answer(name, variables).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error) => observer.error(error),
        );
      }),
  );
  const callsOf = (name: string) =>
    calls.filter((call) => call.name === name).map(({ variables }) => variables);
  return { link, callsOf };
}
