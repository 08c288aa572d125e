import type { ReactNode } from 'react';
import { StateAction, StateMark, StateRoot, StateText, StateTitle } from './state-style';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The most useful next action. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <StateRoot>
      {icon && <StateMark aria-hidden>{icon}</StateMark>}
      <StateTitle>{title}</StateTitle>
      {text && <StateText>{text}</StateText>}
      {action && <StateAction>{action}</StateAction>}
    </StateRoot>
  );
}
