import { useEffect, useState } from 'react';
import { counted } from '../../../lib/text/format';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { CircleCheck, Clock, ShieldAlert } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import { tone } from '../../../ui/theme/tokens';
import { type Comparison, type ReadLog, useComparison } from '../devices/heads';
import { isReceiptMissing, type LoggedStep } from '../devices/receipts';
import type { Room } from '../room/room';
import { UNSAFE } from '../verify/check-log';
import { readLog } from './use-list-proof';

interface FileEntry {
  text: string;
  hash: string;
}

/** The log as this browser reads it; read again with each entry. */
function useLog({ id, seq }: Room['draft']) {
  const [read, setRead] = useState<{
    log?: ReadLog & { steps: LoggedStep[] };
    failure?: unknown;
  }>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry and each attempt reads again
  useEffect(() => {
    let isLatest = true;
    readLog(id)
      .then((text): FileEntry[] => JSON.parse(text).entries)
      .then((entries) => ({
        hashes: entries.map(({ hash }) => hash),
        steps: entries.map(({ text }): LoggedStep => ({ ...JSON.parse(text), text })),
      }))
      .then((log) => ({ ...log, persons: new Map(log.steps.flatMap(keysIn)) }))
      .then(
        (log) => isLatest && setRead({ log }),
        (failure: unknown) => isLatest && setRead({ failure }),
      );
    return () => {
      isLatest = false;
    };
  }, [id, seq, attempt]);
  return { ...read, retry: () => setAttempt((count) => count + 1) };
}

function sentenceOf(
  { same, others, seq, isRewritten }: Comparison,
  owners: number,
  isListMissing: boolean,
): string {
  if (isListMissing) {
    return 'A wish list that you saved in this browser is not in the log, though another turn has begun since. Unless you, or another owner of your share, changed it elsewhere right after, keep the log and your receipt, and ask an administrator.';
  }
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

/** The keys that an entry names, with their people. */
const keysIn = ({ keys = [], key, by }: LoggedStep): [string, number][] => [
  ...keys.map((known) => [known.key, known.by] as [string, number]),
  ...(key !== undefined && by !== undefined ? [[key, by] as [string, number]] : []),
];

/** Whether the owners’ browsers see the same log. */
export function SameLog({ room }: { room: Room }) {
  return globalThis.crypto?.subtle ? <Compared room={room} /> : <p>{UNSAFE}</p>;
}

function Compared({ room }: { room: Room }) {
  const { draft, seats } = room;
  const { log, failure, retry } = useLog(draft);
  const { comparison, error, refetch } = useComparison(draft, log);
  if (!comparison || !log) {
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
  const isListMissing = room.mine.some(({ shareId }) =>
    isReceiptMissing(draft.id, shareId, log.steps),
  );
  const isGood = comparison.others === 0 && !comparison.isRewritten && !isListMissing;
  const Good = comparison.same > 0 ? CircleCheck : Clock;
  const owners = new Set(
    [...seats.values()].filter((it) => !it.isMine && it.ownerName).map((it) => it.ownerName),
  ).size;
  return (
    <Row $gap={2} $nowrap style={{ color: isGood ? undefined : tone('danger').text }}>
      {isGood ? <Good size={18} aria-hidden /> : <ShieldAlert size={18} aria-hidden />}
      <Text>{sentenceOf(comparison, owners, isListMissing)}</Text>
    </Row>
  );
}
