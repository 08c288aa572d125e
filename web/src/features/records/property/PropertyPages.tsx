import { BookOpen, CalendarDays, ConciergeBell, KeyRound, RefreshCw, Shuffle } from 'lucide-react';
import {
  calendarPath,
  documentPath,
  draftPath,
  panelPath,
  rotationPath,
} from '../../../lib/address/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Row } from '../../../ui/layout/Stack';

interface Props {
  id: string;
  name: string;
}

/** Leads to every screen of a property. */
export function PropertyPages({ id, name }: Props) {
  const pages = [
    ['Calendar', CalendarDays, calendarPath({ propertyId: id })],
    ['Rotation', RefreshCw, rotationPath({ propertyId: id })],
    ['Draft', Shuffle, draftPath({ propertyId: id })],
    ['Documents', BookOpen, documentPath({ propertyId: id })],
    ['Special requests', ConciergeBell, panelPath('requests', { search: name })],
    ['Owners', KeyRound, panelPath('shares', { property: id })],
  ] as const;
  return (
    <Row as="nav" $gap={2} aria-label={`Pages of ${name}`}>
      {pages.map(([label, Icon, to]) => (
        <LinkButton
          key={label}
          to={to}
          size="small"
          variant="secondary"
          icon={<Icon size={16} aria-hidden />}
        >
          {label}
        </LinkButton>
      ))}
    </Row>
  );
}
