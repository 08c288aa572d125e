import type { Email } from '../../core/mail/email';

/** Email: problems that need attention, for an administrator. */
export function problemsEmail(facts: {
  email: string;
  firstName: string;
  problems: string[];
  app: { appUrl: string };
}): Email {
  const { email, firstName, problems, app } = facts;
  return {
    to: email,
    subject: 'Fairweek needs attention',
    paragraphs: [
      `Dear ${firstName},`,
      'the System page of Fairweek shows:',
      ...problems,
      'You get this email at most once a day while something is wrong.',
    ],
    action: { label: 'Open the System page', url: `${app.appUrl}/admin?tab=system` },
  };
}
