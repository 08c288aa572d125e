import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { X } from '../icon/icons';
import { box, color, font, space } from '../theme/tokens';

interface Props {
  title: string;
  icon: ReactNode;
  children: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  onDismiss: () => void;
}

/** Part of the page, so that it never covers a button or a field. */
const Root = styled.section`
  flex: 1 1 100%;
  ${box.grid(2, 3)};
  grid-template-columns: auto 1fr auto;
  align-items: start;
  padding: ${space[3]} ${space[4]};
  ${box.surface('large')};
  color: ${color.text};
  & > svg {
    margin-top: 0.25rem;
    color: ${color.primaryText};
  }
  h2 {
    ${font.size('body')};
  }
  p {
    ${font.muted('small')};
  }
`;

const Actions = styled.div`
  ${box.wrap(2)};
  grid-column: 2 / -1;
`;

/** A quiet offer, which can be dismissed. */
export function OfferCard({ title, icon, children, actions, onDismiss }: Props) {
  return (
    <Root aria-label={title}>
      {icon}
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <IconButton label="Dismiss" size="small" icon={<X size={18} />} onClick={onDismiss} />
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

interface PushOfferProps {
  /** When the user would be notified. */
  when: string;
}

/** The application's offer of notifications; without one, nothing is offered. */
export const PushOfferContext = createContext<ComponentType<PushOfferProps> | null>(null);

/** The place of the offer of notifications, where the user has just done what they are about. */
export function PushOfferSlot(props: PushOfferProps) {
  const PushOffer = useContext(PushOfferContext);
  return PushOffer && <PushOffer {...props} />;
}
