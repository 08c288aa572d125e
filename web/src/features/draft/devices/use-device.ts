import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Room } from '../room/room';
import { tellHead } from './heads';
import { signingKey } from './sign';

/** A browser says what it has seen once a burst of entries is over. */
const TELL_AFTER_MS = 2_000;

/**
 * Lets this browser sign for an owner, whose key the opening names if the server knows it by then,
 * and tells the other owners which log it sees.
 */
export function useDevice(room: Room | null): void {
  const client = useApolloClient();
  const draft = room && room.mine.length > 0 ? room.draft : null;
  const mayChoose = draft !== null && draft.status !== 'ENDED';
  useEffect(() => {
    if (mayChoose) void signingKey(client);
  }, [client, mayChoose]);
  useEffect(() => {
    if (!draft) return;
    const tell = () => void tellHead(client, draft).catch(() => undefined);
    const timer = setTimeout(tell, TELL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, draft]);
}
