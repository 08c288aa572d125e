import { personPath } from '../../lib/address/paths';
import { MessageCircle } from '../icon/icons';
import { LinkButton } from './LinkButton';

interface WriteButtonProps {
  /** The person who can help; undefined while unknown. */
  person: { id: string; firstName: string } | undefined;
}

/** Opens a conversation with someone who can help. */
export function WriteButton({ person }: WriteButtonProps) {
  return (
    <LinkButton to={personPath(person?.id)} icon={<MessageCircle size={18} aria-hidden />}>
      {person ? `Write to ${person.firstName}` : 'Write a message'}
    </LinkButton>
  );
}
