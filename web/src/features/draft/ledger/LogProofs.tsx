import { fingerprintOf } from '@rules/draft';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Download, FileCheck2 } from '../../../ui/icon/icons';
import { box } from '../../../ui/theme/tokens';
import { SigningBrowsers } from '../devices/SigningBrowsers';
import type { Draft, Room } from '../room/room';
import { Proof } from './fairness-style';
import { ListProof } from './ListProof';
import { SameLog } from './SameLog';
import { Witnesses } from './Witnesses';

const Proofs = styled.div`
  ${box.grid(5)};
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
`;

/** How owners check the log of a draft, in one file: most screens need none of it. */
export function LogProofs({ room }: { room: Room }) {
  const isOwner = room.mine.length > 0;
  return (
    <Proofs>
      <OwnCheck draft={room.draft} />
      <Proof aria-labelledby="who-outside">
        <h2 id="who-outside">Who else has seen it?</h2>
        {isOwner && <SameLog room={room} />}
        <Witnesses draft={room.draft} />
      </Proof>
      {isOwner && (
        <Proof aria-labelledby="my-list-followed">
          <h2 id="my-list-followed">Was my wish list followed?</h2>
          <ListProof room={room} />
        </Proof>
      )}
      {isOwner && (
        <Proof aria-labelledby="who-signs">
          <h2 id="who-signs">Who signs for me?</h2>
          <p>
            Your browser signs your choices with a key that never leaves it. No one else can sign
            for you, not even the people who run this server, as long as you know all browsers of
            this list.
          </p>
          <SigningBrowsers />
        </Proof>
      )}
    </Proofs>
  );
}

/** The log with its fingerprint, to be checked without us. */
function OwnCheck({ draft }: { draft: Draft }) {
  return (
    <Proof aria-labelledby="check-it-yourself">
      <h2 id="check-it-yourself">Check it yourself</h2>
      <p>
        Every choice stands in a log. Its file is enough to check the order, the times and the
        rules, and anyone you give it to can do so on their own computer.
      </p>
      <p>
        Each entry carries a fingerprint of the one before, and every email about the draft names
        the fingerprint of that moment. If you keep one, you can see whether anything before it was
        changed.
      </p>
      <p>
        Fingerprint now: <code>{fingerprintOf(draft.head)}</code>
      </p>
      <p>
        <a href={`/api/drafts/${draft.id}/log`} download={`draft-${draft.year}-log.json`}>
          <Download size={18} aria-hidden />
          Download the log of {draft.year} (JSON)
        </a>
      </p>
      <p>
        <Link to="/verify-draft">
          <FileCheck2 size={18} aria-hidden />
          Check a downloaded log
        </Link>
      </p>
    </Proof>
  );
}
