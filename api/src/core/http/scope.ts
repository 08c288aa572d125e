/**
 * The permission that a program needs to act for a user: an area and a level, such as
 * 'WEEKS_WRITE'; 'ANY' for what every program may do.
 */
export type Scope = 'ANY' | `${Uppercase<string>}_${'READ' | 'WRITE' | 'ADMIN'}`;

/** The scope of each operation or route, by name; those without one are refused to programs. */
export type Scopes = Readonly<Record<string, Scope>>;
