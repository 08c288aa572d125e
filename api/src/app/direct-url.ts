import type { Config } from './config/config';

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
