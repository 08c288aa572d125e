import { screen } from './tokens';

/** The useMediaQuery query that distinguishes desktops from phones. */
export const DESK = screen.desk.replace('@media ', '');

/** The query that finds room for a second column. */
export const WIDE = screen.wide.replace('@media ', '');
