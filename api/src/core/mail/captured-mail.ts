import type { AppContext } from '../request-context';

/** Where a demo shows the emails that it captures, to everyone; null where no page has them. */
export const capturedMailPath = ({ demo, mail }: Pick<AppContext, 'demo' | 'mail'>) =>
  demo && mail.isCaptured ? '/dev/mail' : null;
