import { type ChainEntry, type Draw, drawsIn } from '@rules/chain';
import { useCallback, useEffect, useState } from 'react';

/** A house’s own log as this browser reads it, with the draws that follow from it. */
export interface House {
  entries: readonly ChainEntry[];
  draws: readonly Draw[];
}

interface Link {
  text: string;
  hash: string;
}

/** How often a running draw is read again, in ms. */
const AGAIN_MS = 20_000;

async function readHouse(propertyId: string): Promise<House> {
  const answer = await fetch(`/api/properties/${propertyId}/chain?drafts=false`);
  if (!answer.ok) throw new Error(`The log was answered with ${answer.status}.`);
  const { entries: links }: { entries: Link[] } = await answer.json();
  const entries = links.map(({ text }): ChainEntry => JSON.parse(text));
  const hashes = links.map(({ hash }) => hash);
  return { entries, draws: drawsIn(entries, hashes) };
}

/** Reads the log of a house, again and again while lots are drawn there. */
export function useHouse(propertyId: string) {
  const [house, setHouse] = useState<House>();
  const [error, setError] = useState<unknown>();
  const refetch = useCallback(
    () => readHouse(propertyId).then(setHouse, (failure: unknown) => setError(failure)),
    [propertyId],
  );
  const isRunning = house?.draws.some(({ end }) => !end) ?? false;
  useEffect(() => {
    void refetch();
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch, isRunning]);
  return { house, error, refetch };
}
