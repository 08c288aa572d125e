import 'reflect-metadata';
import { administer } from './administration';
import { runCommandLine } from './command-line';

/** npm run admin: administrators, passwords and sessions, for operators. */
void runCommandLine(administer);
