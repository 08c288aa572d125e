import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../../features/auth/session/session';
import { DataProvider } from '../../lib/live/DataProvider';
import { rereadsOf } from '../../lib/live/rereads';
import type { Live } from '../../lib/live/socket';
import { createApolloClient } from './apollo-client';
import type { ServerConnection } from './connection';

export interface Connecting {
  connection: ServerConnection;
  /** Opens the connection of a signed-in user; tests provide their own. */
  connect?: typeof createApolloClient;
}

interface Props extends Connecting {
  children: (live: Live) => ReactNode;
}

/**
 * The connection and the cache of one signed-in user, which end with their session. Another
 * session of the same user opens the socket again, because the socket authenticates as it opens.
 */
export function UserConnection({ connection, connect = createApolloClient, children }: Props) {
  const session = useSession();
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  }, [session]);
  const [{ client, live, listen }] = useState(() =>
    connect(connection, {
      refresh: () => latest.current.refresh(),
      isAdministering: () => latest.current.user?.isAdminSession === true,
      isViewing: () => (latest.current.user?.viewing ?? null) !== null,
    }),
  );

  useEffect(() => listen(), [listen]);

  // Reads everything on screen again, of which changes may have been missed while disconnected.
  useEffect(() => live.onReconnected(() => rereadsOf(client).everything()), [client, live]);
  const isStopped = useRef(false);
  useEffect(() => {
    // Strict mode ends and begins effects once more.
    if (isStopped.current) live.restart();
    isStopped.current = false;
    return () => {
      isStopped.current = true;
      live.stop();
      client.stop();
      client.clearStore().catch(() => undefined);
    };
  }, [client, live]);

  const { generation } = session;
  const opened = useRef(generation);
  useEffect(() => {
    if (opened.current === generation) return;
    opened.current = generation;
    live.restart();
  }, [live, generation]);

  return <DataProvider client={client}>{children(live)}</DataProvider>;
}
