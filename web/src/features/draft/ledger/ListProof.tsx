import type { ListTurn, Verdict } from '@rules/draft';
import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { CircleCheck, Download, ShieldAlert } from '../../../ui/icon/icons';
import { Text } from '../../../ui/text/Text';
import { box, font, tone } from '../../../ui/theme/tokens';
import type { Room } from '../room/room';
import { useListProof } from './use-list-proof';

const Lines = styled.ul`
  ${box.grid(2)};
  li {
    ${box.grid(2)};
    grid-template-columns: auto minmax(0, 1fr);
    ${font.size('small')};
  }
  svg {
    color: ${tone('success').solid};
  }
`;

const Broken = styled.p`
  ${box.grid(2)};
  grid-template-columns: auto minmax(0, 1fr);
  color: ${tone('danger').text};
  overflow-wrap: anywhere;
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
  if (turns.length === 0)
    return (
      <Text as="p" $tone="muted">
        Your list has not decided a turn yet.
      </Text>
    );
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
    return <NotLoaded error={failure} refetch={retry} what="The check of your lists" />;
  }
  if (!proof) return <Skeleton height="4rem" />;
  if (proof.file === null)
    return (
      <Text as="p" $tone="muted">
        No list of yours has counted in this draft.
      </Text>
    );
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
