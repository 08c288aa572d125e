import { skipToken } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type SearchDocumentsQuery, useSearchDocumentsQuery } from '../../../generated/graphql';
import { documentPath, talkPath } from '../../../lib/address/paths';
import { useSettled } from '../../../lib/use-settled';
import { LinkButton } from '../../../ui/button/LinkButton';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SearchInput } from '../../../ui/form/SearchInput';
import { Grid } from '../../../ui/layout/Grid';
import { Row, Stack } from '../../../ui/layout/Stack';
import { useSlash } from '../../../ui/list/use-slash';
import { Marked } from '../../../ui/text/Marked';
import { Muted } from '../../../ui/text/Text';
import { box, color, font, motion, radius, space, weight } from '../../../ui/theme/tokens';

const Frame = styled.div.attrs({ role: 'search' })``;

interface DocumentSearchProps {
  /** The property, where a page shows the documents of several. */
  of?: string;
  text: string;
  onText: (text: string) => void;
}

/** A search field for the documents of a property; Escape clears it. */
export function DocumentSearch({ of, text, onText }: DocumentSearchProps) {
  return (
    <Frame aria-label={of && `Documents of ${of}`}>
      <SearchInput
        ref={useSlash()}
        aria-keyshortcuts="/"
        label="Search documents"
        placeholder="Search, for example wifi"
        enterKeyHint="search"
        value={text}
        onText={onText}
      />
    </Frame>
  );
}

const Hit = styled(Link)`
  ${box.grid(1)};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.background};
  color: ${color.text};
  text-decoration: none;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.inputBorder};
    color: ${color.text};
  }
  strong {
    font-weight: ${weight.medium};
  }
  small {
    ${font.muted('tiny')};
  }
`;

const Note = styled.p`
  padding: ${space[4]};
  color: ${color.textMuted};
  text-align: center;
`;

interface DocumentHitsProps {
  text: string;
  /** The property in whose documents to search. */
  propertyId: string;
  /** Whether the user may ask the other owners. */
  mayAsk: boolean;
  /** Called when a search result is opened. */
  onOpen?: (() => void) | undefined;
}

/** The documents that contain the search terms, with an excerpt. */
export function DocumentHits({ text, propertyId, mayAsk, onOpen }: DocumentHitsProps) {
  const words = useSettled(text.trim());
  const query = useSearchDocumentsQuery(
    words === ''
      ? skipToken
      : { variables: { text: words, propertyId }, fetchPolicy: 'cache-and-network' },
  );
  const hits = (query.data ?? query.previousData)?.searchDocuments;
  if (query.error && !query.data) {
    return <ErrorState message="The search did not work." onRetry={() => query.refetch()} />;
  }
  if (!hits) return <Note role="status">Searching…</Note>;
  if (hits.length === 0) return <NothingFound {...{ words, propertyId, mayAsk, onOpen }} />;
  return <HitList label="Documents found" {...{ hits, words, onOpen }} />;
}

interface HitListProps extends Pick<DocumentHitsProps, 'onOpen'> {
  label: string;
  words: string;
  hits: SearchDocumentsQuery['searchDocuments'];
}

function HitList({ label, words, hits, onOpen }: HitListProps) {
  return (
    <Grid as="ul" $gap={2} aria-label={label}>
      {hits.map(({ document, propertyName, excerpt }) => (
        <li key={document.id}>
          <Hit to={documentPath(document)} onClick={onOpen}>
            <strong>{document.title}</strong>
            <span>
              <Marked words={words}>{excerpt}</Marked>
            </span>
            <small>
              {document.documentType} · {propertyName}
            </small>
          </Hit>
        </li>
      ))}
    </Grid>
  );
}

/** Where a property has no such document: those of the user’s others, and the way to ask. */
function NothingFound({
  words,
  propertyId,
  mayAsk,
  onOpen,
}: Omit<DocumentHitsProps, 'text'> & { words: string }) {
  const { data } = useSearchDocumentsQuery({ variables: { text: words } });
  const hits = data?.searchDocuments ?? [];
  return (
    <Stack $gap={3}>
      <Note role="status">Nothing found for “{words}”.</Note>
      {hits.length > 0 && (
        <>
          <Muted>In your other properties:</Muted>
          <HitList label="Found in other properties" {...{ hits, words, onOpen }} />
        </>
      )}
      <Row $justify="center">
        {mayAsk && (
          <LinkButton to={talkPath(propertyId, undefined, words)}>Ask the house</LinkButton>
        )}
        <LinkButton to="/requests/new" variant="secondary">
          Make a request
        </LinkButton>
      </Row>
    </Stack>
  );
}
