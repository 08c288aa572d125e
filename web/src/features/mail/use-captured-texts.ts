import { useEffect, useState } from 'react';

/** A captured email as the server of a demo gives it to everyone, with its text. */
export interface CapturedText {
  id: number;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  createdAt: string;
  /** Null as long as it waits to be captured. */
  sentAt: string | null;
  attachments: { id: number; fileName: string; bytes: number }[];
}

async function readTexts(path: string): Promise<CapturedText[]> {
  const answer = await fetch(`${path}.json`);
  if (!answer.ok) throw new Error(`Captured mail was answered with ${answer.status}.`);
  const texts: CapturedText[] = await answer.json();
  return texts.filter(({ sentAt }) => sentAt !== null);
}

/**
 * The latest captured emails with their texts, newest first: read again when `latest` changes.
 */
export function useCapturedTexts(path: string | null, latest: string | undefined) {
  const [texts, setTexts] = useState<CapturedText[]>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer email and each attempt reads again
  useEffect(() => {
    if (!path) return;
    let isLatest = true;
    setError(undefined);
    readTexts(path).then(
      (found) => isLatest && setTexts(found),
      (failure: unknown) => isLatest && setError(failure),
    );
    return () => {
      isLatest = false;
    };
  }, [path, latest, attempt]);
  return { texts, error, refetch: () => setAttempt((count) => count + 1) };
}
