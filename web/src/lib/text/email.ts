/** Only what no address is without: the server knows better, and the mail server best. */
export const EMAIL_PATTERN = '\\S+@\\S+\\.\\S+';

const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`);

export const looksLikeEmail = (text: string) => EMAIL.test(text);

/** The message for a field without an email address. */
export const EMAIL_NOTE = 'Should look like name@example.com';
