/** Accounts of the demo (api/src/demo). */
export const DEMO_PASSWORD = 'fairweek-demo';

const at = (name: string) => `${name}@fairweek.test`;

export const ADMIN = at('admin');
export const OLIVIA = at('olivia');
export const OMAR = at('omar');
/** A guest of Lakeside House. */
export const UMA = at('uma');
/** Has a temporary password. */
export const FELIX = at('first');
export const BRUNO = at('bruno.costa');
export const CLARA = at('clara.weiss');
export const ELIN = at('elin.sandberg');
/** They have not written to anyone yet. */
export const IVO = at('ivo.marek');
export const JONAS = at('jonas.pohl');
export const KLARA = at('klara.novak');
export const LIAM = at('liam.doyle');
export const MIRA = at('mira.petrova');
export const NILS = at('nils.berg');
export const SVEN = at('sven.dahl');
export const QUENTIN = at('quentin.roux');
export const PAULA = at('paula.ferreira');
/** The account journeys change the passwords of these two users. */
export const ROSA = at('rosa.delgado');
export const TESSA = at('tessa.vermeer');

/** A home of the demo by id, in which olivia and omar own shares. */
export const LAKESIDE_HOUSE = 1;
