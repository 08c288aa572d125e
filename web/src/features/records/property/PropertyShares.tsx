import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { RecordSharePartsFragment } from '../../../generated/graphql';
import { userRecordPath } from '../../../lib/address/paths';
import { dayText } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { UserPlus } from '../../../ui/icon/icons';
import { RecordLink } from '../../../ui/table/RecordLink';
import { Badge } from '../../../ui/text/Badge';
import { color, radius, space } from '../../../ui/theme/tokens';
import { Lines, LineText, Muted } from '../record-lines';
import { holdingsText } from './property-words';

const Share = styled.li`
  && {
    flex-wrap: nowrap;
    justify-content: flex-start;
    gap: ${space[3]};
    &[aria-current] {
      border-radius: ${radius.medium};
      background: ${color.primarySoft};
      box-shadow: 0 0 0 ${space[2]} ${color.primarySoft};
    }
  }
`;

interface Props {
  shares: readonly RecordSharePartsFragment[];
  /** Leads to where a vacant share gets an owner. */
  onAssign: (shareNumber: number) => void;
}

/**
 * Each share of a property with its owner, whether they have a password, and the weeks it has; the
 * one that the address names is marked.
 */
export function PropertyShares({ shares, onAssign }: Props) {
  const { hash } = useLocation();
  const named = hash.slice(1);
  // A new page is scrolled to its top before effects run.
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView({ block: 'center' });
  }, [named]);
  const idOf = ({ shareNumber }: RecordSharePartsFragment) => `share-${shareNumber}`;
  return (
    <Lines aria-label="Shares">
      {shares.map((share) => (
        <Share
          key={share.shareNumber}
          id={idOf(share)}
          aria-current={idOf(share) === named || undefined}
        >
          <ShareTile shareNumber={share.shareNumber} size={36} />
          <LineText>
            {share.ownerId ? (
              <RecordLink to={userRecordPath(share.ownerId)}>{share.ownerName}</RecordLink>
            ) : (
              'Vacant'
            )}
            <Muted as="small">{holdingsText(share) || 'No weeks yet'}</Muted>
          </LineText>
          {!share.ownerId && (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Assign owner of share ${share.shareNumber}`}
              icon={<UserPlus size={16} aria-hidden />}
              onClick={() => onAssign(share.shareNumber)}
            >
              Assign owner
            </Button>
          )}
          {!share.isActive && <Badge>Inactive</Badge>}
          {share.ownerId && !share.hasAccess && (
            <Badge tone="warning">
              {share.invitedAt ? `Invited ${dayText(share.invitedAt)}` : 'Without a password'}
            </Badge>
          )}
        </Share>
      ))}
    </Lines>
  );
}
