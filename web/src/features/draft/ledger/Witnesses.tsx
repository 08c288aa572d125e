import { useDraftWitnessesQuery } from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { counted } from '../../../lib/text/format';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Download, Stamp } from '../../../ui/icon/icons';
import { MutedLine } from '../../../ui/text/Text';
import type { Draft } from '../room/room';

/** The authorities outside that have stamped the log of a draft, or what it means that none has. */
export function Witnesses({ draft: { id: draftId, year } }: { draft: Draft }) {
  const { data, error, refetch } = useDraftWitnessesQuery({
    variables: { draftId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return <NotLoaded {...{ error, refetch }} what="The time stamps" height="4rem" />;
  const { draftWitnesses: witnesses } = data;
  if (witnesses.length === 0) {
    return (
      <p>
        No one outside stamps this log. The people who run this server could rewrite the whole of
        it; only a fingerprint that an owner has kept would show it.
      </p>
    );
  }
  return (
    <>
      <p>
        An independent authority has signed the fingerprint of the log with the time: what it has
        stamped can no longer be changed or dated back, by anyone.
      </p>
      <ul aria-label="Time stamps">
        {witnesses.map(({ signer, seq, at, count }) => (
          <li key={signer}>
            <MutedLine>
              <Stamp size={18} aria-hidden />
              <span>
                {signer}: up to entry {seq}, on {momentText(at)} ({counted(count, 'time stamp')})
              </span>
            </MutedLine>
          </li>
        ))}
      </ul>
      <p>
        <a href={`/api/drafts/${draftId}/stamps`} download={`draft-${year}-stamps.json`}>
          <Download size={18} aria-hidden />
          Download the time stamps (JSON)
        </a>
      </p>
    </>
  );
}
