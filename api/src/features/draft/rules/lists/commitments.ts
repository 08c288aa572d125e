import { bytesOf, sha256 } from '@packages/sealed-log/chain';

/** A wish list as it steers a draft. */
export interface CommittedWishes {
  /** Week numbers, most wanted first. */
  weeks: readonly number[];
  isAutopilot: boolean;
}

/** A list to which the log is committed, with the salt that only its owner has. */
export interface OpenedList extends CommittedWishes {
  /** Number of the entry that committed to it. */
  seq: number;
  share: number;
  /** 32 random bytes, in hex. */
  salt: string;
}

/** Returns the commitment to a list under a salt: the same for every reader of docs/draft-log.md. */
export function commitmentOf(
  salt: string,
  { weeks, isAutopilot }: CommittedWishes,
): Promise<string> {
  const list = new TextEncoder().encode(JSON.stringify({ weeks, isAutopilot }));
  return sha256(Uint8Array.from([...bytesOf(salt), ...list]));
}
