import styled from 'styled-components';
import {
  AdminPropertiesDocument,
  type PropertySort,
  useAdminPropertiesQuery,
} from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import { NEW_PROPERTY_PATH } from '../../lib/address/paths';
import { useOpenRecord } from '../../lib/address/use-open-record';
import { useTableState } from '../../lib/address/use-table-state';
import { useListState } from '../../lib/list/list-state';
import { errorText } from '../../lib/network/error-text';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { properties } from '../../lib/text/format';
import { LinkButton } from '../../ui/button/LinkButton';
import { Card } from '../../ui/card/Card';
import { FoldCard } from '../../ui/card/FoldCard';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Building2, ListOrdered } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { PagedTable } from '../../ui/list/PagedTable';
import { useMatching } from '../../ui/selection/use-matching';
import { useSelectable } from '../../ui/selection/use-selectable';
import { DESK, screen, size, space } from '../../ui/theme/tokens';
import { SelectedProperties } from './bulk/SelectedProperties';
import { AddPropertyForm } from './editing/AddPropertyForm';
import { EditPropertyDialog, type PropertyParts } from './editing/EditPropertyDialog';
import { useNewProperty } from './editing/use-new-property';
import {
  filterVariables,
  PROPERTY_FILTERS,
  type PropertyListFilter,
  PropertyListFilters,
} from './PropertyListFilters';
import { propertyColumns, rowOf } from './property-columns';

const ADD = 'Add a property';

/** One row on a wide desk, else the form below the rest. */
const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  h2 {
    flex: 1 0 auto;
    font-size: ${size.body};
  }
  & > form {
    order: 1;
    flex: 1 0 100%;
  }
  ${screen.wide} {
    flex-wrap: nowrap;
    & > :is(h2, a) {
      flex: none;
    }
    & > form {
      order: 0;
      flex: 1;
    }
  }
`;

/** The Properties tab (spec §2). */
export function PropertiesAdminTab({ ownersOf, seasonsOf }: PropertyParts) {
  const state = useTableState<PropertySort, PropertyListFilter>(
    ['NAME', 'LOCATION', 'STATUS', 'TOTAL_SHARES', 'ALLOCATED', 'WEEKS_PER_SHARE'],
    { filters: PROPERTY_FILTERS },
  );
  const isDesk = useMediaQuery(DESK);
  const opened = useOpenRecord('property');
  const added = useNewProperty();
  const editedId = addressId(opened.id);
  const variables = { ...state.variables, ...filterVariables(state.filters) };
  const { data, previousData, error, refetch } = useAdminPropertiesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminProperties;
  const rows = (page?.items ?? []).map(rowOf);
  const { selection, chosen, button, withBoxes } = useSelectable(rows, {
    nameOf: ({ name }) => name,
  });
  const matching = useMatching({
    ...{ selection, rows, variables },
    total: data?.adminProperties.total ?? 0,
    query: AdminPropertiesDocument,
    itemsOf: ({ adminProperties }) => adminProperties.items.map(rowOf),
  });
  const list = useListState(data?.adminProperties, ({ property }) => property.id, variables);
  const columns = propertyColumns({ list, onEdit: opened.open, isDesk });
  const stepByStep = (
    <LinkButton
      to={NEW_PROPERTY_PATH}
      size="small"
      variant="secondary"
      icon={<ListOrdered size={16} aria-hidden />}
      aria-label="Set up step by step"
    >
      {isDesk ? 'Set up step by step' : 'Step by step'}
    </LinkButton>
  );
  return (
    <Stack $gap={4}>
      {isDesk ? (
        <Card isSlim>
          <Band>
            <h2>{ADD}</h2>
            <AddPropertyForm property={added} isInRow />
            {stepByStep}
          </Band>
        </Card>
      ) : (
        <FoldCard title={ADD} actions={stepByStep}>
          <AddPropertyForm property={added} />
        </FoldCard>
      )}
      {added.question}
      <PagedTable
        label="Properties"
        columns={withBoxes(columns)}
        rowKey={({ id }) => id}
        data={page && { items: rows, total: page.total }}
        problem={
          error && !page ? errorText(error, 'The properties could not be loaded.') : undefined
        }
        onRetry={() => refetch()}
        state={state}
        searchPlaceholder="Name or location…"
        countText={properties}
        filters={<PropertyListFilters filters={state.filters} onChange={state.setFilter} />}
        actions={button}
        empty={
          state.filterCount > 0 ? (
            <EmptyState icon={<Building2 size={28} />} title="No properties match these filters" />
          ) : (
            <EmptyState
              icon={<Building2 size={28} />}
              title="No properties yet"
              text="Add the first one above."
            />
          )
        }
      />
      {chosen.length > 0 && (
        <SelectedProperties properties={chosen} matching={matching} onClear={selection.clear} />
      )}
      {editedId && (
        <EditPropertyDialog
          key={editedId}
          propertyId={editedId}
          ownersOf={ownersOf}
          seasonsOf={seasonsOf}
          onClose={opened.close}
        />
      )}
    </Stack>
  );
}
