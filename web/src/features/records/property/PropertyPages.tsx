import { propertySetupPath } from '../../../lib/address/paths';
import { IconButton } from '../../../ui/button/IconButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Ellipsis, ListChecks } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import { listsOf, type PropertyPage, screensOf } from '../../../ui/menu/property-pages';

const setupOf = (id: string): PropertyPage => ({
  label: 'Set up step by step',
  Icon: ListChecks,
  to: propertySetupPath(id),
});

const pagesOf = (id: string) => [...screensOf(id), ...listsOf(id)];

const PageLink = ({ label, Icon, to }: PropertyPage) => (
  <LinkButton to={to} size="small" variant="secondary" icon={<Icon size={16} aria-hidden />}>
    {label}
  </LinkButton>
);

interface Props {
  id: string;
  name: string;
}

/** Leads to every screen of a property. */
export function PropertyPages({ id, name }: Props) {
  return (
    <Row as="nav" $gap={2} aria-label={`Pages of ${name}`}>
      {[...pagesOf(id), setupOf(id)].map((page) => (
        <PageLink key={page.label} {...page} />
      ))}
    </Row>
  );
}

/** The same in little room: the first, and a menu of the others. */
export function PropertyPagesMenu({ id, name }: Props) {
  const [first, ...others] = pagesOf(id);
  const itemOf = ({ label, Icon, to }: PropertyPage) => ({ label, to, icon: <Icon size={18} /> });
  return (
    <Row as="nav" $gap={2} aria-label={`Pages of ${name}`}>
      {first && <PageLink {...first} />}
      <DropdownMenu
        trigger={
          <IconButton
            size="small"
            variant="secondary"
            label="More pages"
            icon={<Ellipsis size={18} />}
          />
        }
        items={[...others.map(itemOf), 'separator', itemOf(setupOf(id))]}
      />
    </Row>
  );
}
