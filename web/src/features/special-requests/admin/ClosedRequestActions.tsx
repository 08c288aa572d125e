import { Archive, ArchiveRestore, RotateCcw } from 'lucide-react';
import type { RequestPartsFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/layout/Stack';
import { isClosed } from '../request-text';
import type { RequestAction } from './request-columns';

interface Props {
  request: RequestPartsFragment;
  onAction: (action: RequestAction, request: RequestPartsFragment) => void;
  isBusy: boolean;
}

/** Actions of a request whose row has none (spec §2): reopen, archive and restore. */
export function ClosedRequestActions({ request, onAction, isBusy }: Props) {
  const isArchived = request.archivedAt !== null;
  if (!isArchived && !isClosed(request)) return null;
  return (
    <Row $gap={2}>
      {isClosed(request) && (
        <Button
          variant="secondary"
          icon={<RotateCcw size={18} aria-hidden />}
          onClick={() => onAction('status', request)}
        >
          Reopen
        </Button>
      )}
      <Button
        variant="secondary"
        busy={isBusy}
        icon={
          isArchived ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />
        }
        onClick={() => onAction(isArchived ? 'unarchive' : 'archive', request)}
      >
        {isArchived ? 'Unarchive' : 'Archive'}
      </Button>
    </Row>
  );
}
