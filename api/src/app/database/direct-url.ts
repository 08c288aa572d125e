import type { Config } from '../config/config';

/** Returns the address of the database without a pooler in between. */
export function directUrlOf({
  config,
  databaseUrl,
}: {
  config: Pick<Config, 'directUrl'>;
  databaseUrl: string;
}): string {
  return config.directUrl ?? databaseUrl;
}

/** Returns where commands connect, and the variable that says so; never through a pooler. */
export function placeOfCommands(
  { directUrl, databaseUrl }: Pick<Config, 'directUrl' | 'databaseUrl'>,
  embedded: { url: string } | undefined,
): { url: string; variable: string } {
  return directUrl
    ? { url: directUrl, variable: 'DATABASE_DIRECT_URL' }
    : { url: databaseUrl ?? embedded?.url ?? '', variable: 'DATABASE_URL' };
}
