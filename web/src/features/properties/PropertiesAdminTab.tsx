import styled from 'styled-components';
import { AdminPropertiesDocument } from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import { NEW_PROPERTY_PATH } from '../../lib/address/paths';
import { useOpenRecord } from '../../lib/address/use-open-record';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { properties } from '../../lib/text/format';
import { LinkButton } from '../../ui/button/LinkButton';
import { Card } from '../../ui/card/Card';
import { FoldCard } from '../../ui/card/FoldCard';
import { Building2, ListOrdered } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { activeFilter, choice, optionsOf } from '../../ui/list/filter';
import { List } from '../../ui/list/List';
import { useList } from '../../ui/list/use-list';
import { box, DESK, font, screen } from '../../ui/theme/tokens';
import { SelectedProperties } from './bulk/SelectedProperties';
import { AddPropertyForm } from './editing/AddPropertyForm';
import { EditPropertyDialog, type PropertyParts } from './editing/EditPropertyDialog';
import { useNewProperty } from './editing/use-new-property';
import { propertyColumns, rowOf } from './property-columns';

const ADD = 'Add a property';

const FILTERS = {
  status: activeFilter,
  shares: choice(
    'Shares',
    optionsOf({ ALL_ASSIGNED: 'All assigned', SOME_UNASSIGNED: 'Some unassigned' }),
  ),
  draft: choice('Draft', optionsOf({ NONE: 'None planned', PLANNED: 'Planned', OPEN: 'Open' })),
};

/** One row on a wide desk, else the form below the rest. */
const Band = styled.div`
  ${box.wrap(3, 4)};
  align-items: center;
  h2 {
    flex: 1 0 auto;
    ${font.size('body')};
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
  const list = useList({
    label: 'Properties',
    query: AdminPropertiesDocument,
    pageOf: ({ adminProperties: { items, total } }) => ({ items: items.map(rowOf), total }),
    sorts: ['NAME', 'LOCATION', 'STATUS', 'TOTAL_SHARES', 'ALLOCATED', 'WEEKS_PER_SHARE'],
    filters: FILTERS,
    where: ({ status, ...others }) => ({ ...others, isActive: status && status === 'ACTIVE' }),
    nameOf: ({ name }) => name,
  });
  const isDesk = useMediaQuery(DESK);
  const opened = useOpenRecord('property');
  const added = useNewProperty();
  const editedId = addressId(opened.id);
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
      <List
        {...list.shown}
        columns={propertyColumns({ list: list.place, onEdit: opened.open, isDesk })}
        bulk={<SelectedProperties properties={list.chosen} bar={list.bar} />}
        searchPlaceholder="Name or location…"
        countText={properties}
        none={{ Icon: Building2, title: 'No properties yet', text: 'Add the first one above.' }}
      />
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
