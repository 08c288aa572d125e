import type { ListTurn, Verdict } from '@rules/draft';
import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { errorText } from '../../../lib/network/error-text';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { CircleCheck, Download, ShieldAlert } from '../../../ui/icon/icons';
import { color, size, space, tone } from '../../../ui/theme/tokens';
import type { Room } from '../room/room';
import { useListProof } from './use-list-proof';

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]};
    font-size: ${size.small};
  }
  svg {
    color: ${tone('success').solid};
  }
`;

const Broken = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  color: ${tone('danger').text};
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  color: ${color.textMuted};
`;

/** The effect of the list in a turn that followed it. */
function turnText({ draft }: Room, { share, round, week, place }: ListTurn): string {
  const where = `Share ${share}, round ${round}`;
  if (week === null) return `${where}: none of your wishes was left for it.`;
  const dated = draft.weeks.find((it) => it.week === week);
  const name = dated ? `week ${week} (${shortDates(dated)})` : `week ${week}`;
  return `${where}: ${name}, number ${place} on your list, the first that was left under the rules.`;
}

function Outcome({ room, verdict }: { room: Room; verdict: Verdict }) {
  if (!verdict.isInOrder) {
    return (
      <Broken>
        <ShieldAlert size={18} aria-hidden />
        {verdict.problem}
      </Broken>
    );
  }
  const { turns = [] } = verdict;
  if (turns.length === 0) return <Quiet>Your list has not decided a turn yet.</Quiet>;
  return (
    <Lines aria-label="Turns that your list decided">
      {turns.map((turn) => (
        <li key={turn.seq}>
          <CircleCheck size={18} aria-hidden />
          <span>{turnText(room, turn)}</span>
        </li>
      ))}
    </Lines>
  );
}

/** Whether a draft followed the user's own wish lists, checked in this browser. */
export function ListProof({ room }: { room: Room }) {
  const { proof, failure, retry } = useListProof(room.draft);
  if (failure !== undefined) {
    return (
      <ErrorState
        message={errorText(failure, 'Your lists could not be checked.')}
        onRetry={retry}
      />
    );
  }
  if (!proof) return <Skeleton height="4rem" />;
  if (proof.file === null) return <Quiet>No list of yours has counted in this draft.</Quiet>;
  const { year } = room.draft;
  return (
    <>
      <p>
        When the draft opened, and each time you changed your list, a fingerprint of the list went
        into the log, made with a key that only you have. So no one can read the list there, and no
        one can replace it afterwards. Your browser has checked each turn without you against it.
      </p>
      <Outcome room={room} verdict={proof.verdict} />
      <p>
        <a
          href={`data:application/json;charset=utf-8,${encodeURIComponent(proof.file)}`}
          download={`draft-${year}-my-lists.json`}
        >
          <Download size={18} aria-hidden />
          Download my lists with their keys (JSON)
        </a>
      </p>
    </>
  );
}
