import { format, parseISO } from 'date-fns';

/** Today as YYYY-MM-DD in the user's time zone. */
export const today = () => format(new Date(), 'yyyy-MM-dd');

/** '21 Nov 2026', from a plain date or a timestamp. */
export const dayText = (date: string) => format(parseISO(date), 'd MMM yyyy');

/** '21 Nov 2026, 09:30'. */
export const momentText = (moment: string) => format(parseISO(moment), 'd MMM yyyy, HH:mm');
