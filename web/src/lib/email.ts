/** Only what no address is without: the server knows better, and the mail server best. */
export const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

/** What a field says whose text does not. */
export const EMAIL_NOTE = 'Should look like name@example.com';
