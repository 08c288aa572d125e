import type { ApiClient } from '../test/support/clients/api-client';
import { openHouse } from '../test/support/servers/house';
import { makeNeighbours } from '../test/support/scenes/neighbours';

/** The writers and the reader, signed in; they can use any process of the installation. */
export interface Town {
  databaseUrl: string;
  writers: ApiClient[];
  receiver: { id: number; client: ApiClient };
}

/** Migrates an empty database and creates the users. */
export async function settleTown(databaseUrl: string, writers = 4): Promise<Town> {
  const house = await openHouse({ databaseUrl });
  try {
    const omar = await house.person();
    const people = await Promise.all(Array.from({ length: writers }, () => house.person()));
    await makeNeighbours(house, [omar, ...people]);
    const clients = await Promise.all(people.map((person) => house.signIn(person)));
    const receiver = { id: omar.id, client: await house.signIn(omar) };
    return { databaseUrl, writers: clients, receiver };
  } finally {
    await house.close();
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
