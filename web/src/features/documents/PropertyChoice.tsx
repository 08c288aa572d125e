import { House, Search } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useDocumentPropertiesQuery } from '../../generated/graphql';
import { errorText } from '../../kit/error-text';
import { useSettled } from '../../kit/use-settled';
import { Card } from '../../ui/Card';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { space } from '../../ui/theme/tokens';
import { NoDocuments } from './NoDocuments';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space[4]};
`;

/** Whose papers to read, where the address does not say. */
export function PropertyChoice() {
  const [search, setSearch] = useState('');
  const query = useDocumentPropertiesQuery({ variables: { search: useSettled(search.trim()) } });
  const page = (query.data ?? query.previousData)?.properties;
  const isLong = page !== undefined && page.total > page.items.length;
  return (
    <>
      <PageHeader
        title="Property Documents"
        text="Choose a property to read its papers."
        back={{ to: '/', label: 'Home' }}
      />
      {!page && !query.error && <LoadingState />}
      {!page && query.error && (
        <ErrorState
          message={errorText(query.error, 'Please try again.')}
          onRetry={() => query.refetch()}
        />
      )}
      {page && (
        <Stack>
          {(isLong || search) && (
            <TextField
              label="Search properties"
              hideLabel
              placeholder="Search properties"
              autoComplete="off"
              prefix={<Search size={18} />}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
          {page.items.length === 0 && <NoDocuments />}
          <Cards>
            {page.items.map(({ id, name, location }) => (
              <Card
                key={id}
                to={`/documents?property=${id}`}
                title={name}
                text={location}
                icon={<House size={22} aria-hidden />}
              />
            ))}
          </Cards>
        </Stack>
      )}
    </>
  );
}
