import { useEffect, useState } from 'react';
import { counted } from '../../../lib/text/format';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { CircleCheck, ShieldAlert } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import { tone } from '../../../ui/theme/tokens';
import { type Comparison, useComparison } from '../devices/heads';
import type { Room } from '../room/room';
import { readLog } from './use-list-proof';

/** The hashes of the log as this browser reads it; read again with each entry. */
function useHashes({ id, seq }: Room['draft']) {
  const [read, setRead] = useState<{ hashes?: string[]; failure?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry and each attempt reads again
  useEffect(() => {
    let isLatest = true;
    readLog(id)
      .then((text) => JSON.parse(text).entries.map(({ hash }: { hash: string }) => hash))
      .then(
        (hashes) => isLatest && setRead({ hashes }),
        (failure: unknown) => isLatest && setRead({ failure }),
      );
    return () => {
      isLatest = false;
    };
  }, [id, seq, attempt]);
  return { ...read, retry: () => setAttempt((count) => count + 1) };
}

function sentenceOf({ same, others, seq, isRewritten }: Comparison, owners: number): string {
  if (isRewritten) {
    return 'This log is not the one that this browser saw before: it was rewritten. Keep the file, and compare your fingerprints with those of the others.';
  }
  if (others > 0) {
    const see = others === 1 ? 'sees' : 'see';
    return `${counted(others, 'owner')} ${see} another log than you. Compare your fingerprints with each other, not through Fairweek.`;
  }
  if (same === 0) return 'No other owner’s browser has said yet which log it sees.';
  return `The browsers of ${same} of ${owners} other owners see the same log as yours, up to entry ${seq}.`;
}

/** Whether the owners’ browsers see the same log. */
export function SameLog({ room }: { room: Room }) {
  const { draft, seats } = room;
  const { hashes, failure, retry } = useHashes(draft);
  const { comparison, error, refetch } = useComparison(draft, hashes);
  if (!comparison) {
    const again = () => {
      retry();
      return refetch();
    };
    return (
      <NotLoaded
        error={error ?? failure}
        refetch={again}
        what="What the others see"
        height="3rem"
      />
    );
  }
  const isGood = comparison.others === 0 && !comparison.isRewritten;
  const owners = new Set(
    [...seats.values()].filter((it) => !it.isMine && it.ownerName).map((it) => it.ownerName),
  ).size;
  return (
    <Row $gap={2} $nowrap style={{ color: isGood ? undefined : tone('danger').text }}>
      {isGood ? <CircleCheck size={18} aria-hidden /> : <ShieldAlert size={18} aria-hidden />}
      <Text>{sentenceOf(comparison, owners)}</Text>
    </Row>
  );
}
