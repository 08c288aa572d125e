import type { ApiClient } from '../test/support/api-client';
import { openHouse } from '../test/support/house';

/** Who writes and who reads, signed in; they can talk to any process of the installation. */
export interface Town {
  databaseUrl: string;
  writers: ApiClient[];
  receiver: { id: number; client: ApiClient };
}

/** Migrates an empty database and settles people in it. */
export async function settleTown(databaseUrl: string, writers = 4): Promise<Town> {
  const house = await openHouse({ databaseUrl });
  try {
    const omar = await house.person();
    const clients: ApiClient[] = [];
    for (let i = 0; i < writers; i += 1) clients.push(await house.signIn(await house.person()));
    const receiver = { id: omar.id, client: await house.signIn(omar) };
    return { databaseUrl, writers: clients, receiver };
  } finally {
    await house.close();
  }
}

/** The same people at another address. */
export function townAt({ databaseUrl, writers, receiver }: Town, url: string): Town {
  return {
    databaseUrl,
    writers: writers.map((writer) => writer.at(url)),
    receiver: { ...receiver, client: receiver.client.at(url) },
  };
}
