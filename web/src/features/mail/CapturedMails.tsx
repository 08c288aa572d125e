import { LISTED_MAILS, READABLE_MAILS } from '@rules/mail';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CapturedMailsQuery } from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import { SAME_PAGE } from '../../lib/address/guarded-history';
import { panelPath } from '../../lib/address/paths';
import { useOpenRecord } from '../../lib/address/use-open-record';
import { momentText } from '../../lib/dates/dates';
import { fold } from '../../lib/text/fold';
import { Card } from '../../ui/card/Card';
import { useMailDelivery } from '../../ui/feedback/MailCaveat';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Stack } from '../../ui/layout/Stack';
import { Pager } from '../../ui/list/Pager';
import { SearchField } from '../../ui/list/SearchField';
import { Muted } from '../../ui/text/Text';
import { color, font, screen, space } from '../../ui/theme/tokens';
import { CapturedMailDialog } from './CapturedMailDialog';
import { MailList } from './mail-list';
import { useCapturedTexts } from './use-captured-texts';

/** Recipient, subject and time: beside each other on a desk, below each other on a phone. */
const Latest = styled(MailList)`
  ${screen.desk} {
    li {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    }
  }
  ${screen.phone} {
    li {
      display: grid;
    }
    li + li {
      padding-top: ${space[3]};
      border-top: 1px solid ${color.border};
    }
  }
`;

/** The beginning of a text in one line, which a phone has room for; empty until it is read. */
const Beginning = styled.span`
  min-height: 1.5em;
  ${font.cut};
  ${font.muted('small')};
  ${screen.desk} {
    display: none;
  }
`;

/** More of a text does not fit in a line. */
const BEGINNING_LENGTH = 120;

interface Line {
  id: number | string;
  recipient: string;
  subject: string;
  createdAt: string;
}

interface LinesProps {
  mails: readonly Line[];
  isReadable: boolean;
  /** By id, once they are read. */
  texts?: ReadonlyMap<string, string> | undefined;
}

/** Their subjects lead to their texts where those can be read. */
function Lines({ mails, isReadable, texts }: LinesProps) {
  return (
    <Latest aria-label="Latest captured mail">
      {mails.map(({ id, recipient, subject, createdAt }) => (
        <li key={id}>
          <span>{recipient}</span>
          <span>
            {isReadable ? (
              <Link to={panelPath('mail', { mail: String(id) })} state={SAME_PAGE}>
                {subject}
              </Link>
            ) : (
              subject
            )}
          </span>
          {isReadable && (
            <Beginning>{texts?.get(String(id))?.slice(0, BEGINNING_LENGTH)}</Beginning>
          )}
          <small>
            <time dateTime={createdAt}>{momentText(createdAt)}</time>
          </small>
        </li>
      ))}
    </Latest>
  );
}

const PAGE_SIZE = 10;

interface PagedProps extends Pick<LinesProps, 'mails' | 'texts'> {
  /** The page to show; the last one where there are fewer. */
  page: number;
  onPage: (page: number) => void;
}

function PagedLines({ mails, texts, page: wanted, onPage }: PagedProps) {
  const page = Math.min(wanted, Math.ceil(mails.length / PAGE_SIZE) || 1);
  return (
    <>
      <Lines
        mails={mails.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        texts={texts}
        isReadable
      />
      {mails.length > PAGE_SIZE && (
        <Pager total={mails.length} pageSize={PAGE_SIZE} {...{ page, onPage }} />
      )}
    </>
  );
}

interface Props {
  /** Undefined if they could not be read. */
  mails: CapturedMailsQuery['adminCapturedMails'] | undefined;
}

/** The captured emails, newest first, to search and to read here. */
function Readable({ mails = [], path }: Props & { path: string | null }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const opened = useOpenRecord('mail');
  const openId = addressId(opened.id);
  const words = fold(search.trim());
  const read = useCapturedTexts(path, mails[0]?.id);
  const { texts, error } = read;
  const beginnings = useMemo(
    () => texts && new Map(texts.map(({ id, text }) => [String(id), text])),
    [texts],
  );
  // The newest are known before their texts are read.
  const known = (error ? undefined : texts) ?? (words ? undefined : mails);
  const found = known?.filter(({ recipient, subject }) =>
    fold(`${recipient} ${subject}`).includes(words),
  );
  return (
    <Stack $gap={3}>
      {mails.length > 0 && (
        <SearchField
          label="Search captured mail"
          placeholder="Recipient or subject…"
          value={search}
          onChange={(next) => {
            setSearch(next);
            setPage(1);
          }}
        />
      )}
      {found && <PagedLines mails={found} texts={beginnings} {...{ page }} onPage={setPage} />}
      {(error || !found) && <NotLoaded {...read} what="The mail" />}
      {words && found?.length === 0 && (
        <Muted>None of the latest {texts?.length} emails matches.</Muted>
      )}
      {openId && (
        <CapturedMailDialog
          {...read}
          path={path ?? ''}
          id={openId}
          onTurn={opened.turnTo}
          onClose={opened.close}
        />
      )}
    </Stack>
  );
}

/** Says that emails are captured instead of sent, with the latest of them. */
export function CapturedMails({ mails }: Props) {
  const delivery = useMailDelivery();
  // Until it is known, the search has its place, so that nothing jumps.
  const path = delivery?.capturedPath ?? null;
  const isReadable = !delivery || path !== null;
  return (
    <Card
      title="Mail is captured, not sent"
      text={`No mail server is set up. The latest ${isReadable ? READABLE_MAILS : LISTED_MAILS} emails are listed here; older ones are not.`}
    >
      {mails?.length === 0 && <Muted>No email has been written yet.</Muted>}
      {isReadable ? (
        <Readable {...{ mails, path }} />
      ) : (
        <Lines mails={mails ?? []} isReadable={false} />
      )}
    </Card>
  );
}
