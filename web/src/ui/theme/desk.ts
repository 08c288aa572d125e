import { screen } from './tokens';

/** The query for useMediaQuery that separates desks from phones. */
export const DESK = screen.desk.replace('@media ', '');
