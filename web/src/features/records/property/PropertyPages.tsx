import styled from 'styled-components';
import { LinkButton } from '../../../ui/button/LinkButton';
import { listsOf, screensOf } from '../../../ui/data/property-pages';
import { Row } from '../../../ui/layout/Stack';
import { screen, size, space } from '../../../ui/theme/tokens';

const Pages = styled(Row)`
  ${screen.phone} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    a {
      flex-direction: column;
      gap: ${space[1]};
      height: auto;
      padding: ${space[2]} 0;
      font-size: ${size.tiny};
    }
  }
`;

interface Props {
  id: string;
  name: string;
}

/** Leads to every screen of a property. */
export function PropertyPages({ id, name }: Props) {
  return (
    <Pages as="nav" $gap={2} aria-label={`Pages of ${name}`}>
      {[...screensOf(id), ...listsOf(id)].map(({ label, Icon, to }) => (
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
    </Pages>
  );
}
