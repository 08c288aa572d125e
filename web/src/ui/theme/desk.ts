import { screen } from './tokens';

/** The useMediaQuery query that distinguishes desktops from phones. */
export const DESK = screen.desk.replace('@media ', '');
