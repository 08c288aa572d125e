import type { ApiClient } from '../../api/test/support/clients/api-client';
import { makeNeighbours } from '../../api/test/support/scenes/neighbours';
import { startTestApp } from '../../api/test/support/servers/test-app';

/** The writers and the reader, signed in; they can use any process of the installation. */
export interface Town {
  databaseUrl: string;
  writers: ApiClient[];
  receiver: { id: number; client: ApiClient };
}

/** Migrates an empty database and creates the users. */
export async function settleTown(databaseUrl: string, writers = 4): Promise<Town> {
  const testApp = await startTestApp({ databaseUrl });
  try {
    const omar = await testApp.person();
    const people = await Promise.all(Array.from({ length: writers }, () => testApp.person()));
    await makeNeighbours(testApp, [omar, ...people]);
    const clients = await Promise.all(people.map((person) => testApp.signIn(person)));
    const receiver = { id: omar.id, client: await testApp.signIn(omar) };
    return { databaseUrl, writers: clients, receiver };
  } finally {
    await testApp.close();
  }
}

/** Returns the same users at another address. */
export function townAt({ databaseUrl, writers, receiver }: Town, url: string): Town {
  return {
    databaseUrl,
    writers: writers.map((writer) => writer.at(url)),
    receiver: { ...receiver, client: receiver.client.at(url) },
  };
}
