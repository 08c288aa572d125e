import { ApolloLink } from '@apollo/client';
import type { Client } from 'graphql-ws';
import { Observable } from 'rxjs';
import { requestOf } from '../network/persisted-link';
import { delayBefore } from './timing';

/** Resubscribes after refusals, completions and closed sockets alike, until stop() is called. */
export class ResubscribingLink extends ApolloLink {
  private readonly opens = new Set<{ reopen(): void; hangUp(): void }>();
  private stopped = false;

  constructor(private readonly socket: Client) {
    super();
  }

  override request({ query, variables, operationName }: ApolloLink.Operation) {
    return new Observable<ApolloLink.Result>((observer) => {
      let dispose: (() => void) | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let failures = 0;
      const ended = () => {
        dispose = undefined;
        failures += 1;
        if (!this.stopped && this.opens.has(entry)) {
          timer = setTimeout(entry.reopen, delayBefore(failures));
        }
      };
      const entry = {
        reopen: () => {
          clearTimeout(timer);
          dispose ??= this.socket.subscribe(
            { ...requestOf(query), variables, operationName },
            {
              next: (result) => {
                failures = 0;
                observer.next(result as ApolloLink.Result);
              },
              error: ended,
              complete: ended,
            },
          );
        },
        hangUp: () => {
          clearTimeout(timer);
          dispose?.();
          dispose = undefined;
        },
      };
      this.opens.add(entry);
      if (!this.stopped) {
        entry.reopen();
      }
      return () => {
        this.opens.delete(entry);
        entry.hangUp();
      };
    });
  }

  stop() {
    this.stopped = true;
    for (const open of this.opens) {
      open.hangUp();
    }
  }

  resume() {
    this.stopped = false;
    for (const open of this.opens) {
      open.reopen();
    }
  }
}
