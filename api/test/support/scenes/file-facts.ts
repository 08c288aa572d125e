import type { User } from '../../../src/features/auth/user.entity';
import { PropertyPicture } from '../../../src/features/pictures/picture.entity';
import { makeFile } from '../../factories/file.factory';
import type { Home } from './home-cast';
import type { Asker } from './week-life';

/** The arguments of operations about files: each has a file of its own. */
export function fileFacts({ testApp, people, property: { id: propertyId } }: Home) {
  const { app } = testApp.running;
  let position = 0;

  const ofHouse = (attachedAt: Date | null) =>
    makeFile(app, {
      ...{ purpose: 'PROPERTY_PICTURE', uploadedById: people.administrator.id },
      ...{ propertyId, attachedAt },
    });

  /** A picture of the house that is in its gallery. */
  async function picture(): Promise<{ id: number; fileId: number }> {
    const { id: fileId } = await ofHouse(new Date());
    position += 1;
    const { manager } = app.db;
    const made = manager.create(PropertyPicture, { propertyId, fileId, caption: '', position });
    return { id: (await manager.save(made)).id, fileId };
  }

  const shown = async () => ({ id: (await picture()).fileId });
  return {
    'POST /api/files': () => ({ purpose: 'PROFILE_PICTURE' }),
    'GET /api/files/{id}': shown,
    'GET /api/files/{id}/thumb': shown,
    setMyPicture: async (by: Asker | { person: User }) => {
      const { id: uploadedById } = typeof by === 'string' ? people[by] : by.person;
      const file = { purpose: 'PROFILE_PICTURE', uploadedById } as const;
      return { fileId: (await makeFile(app, file)).id };
    },
    addPropertyPicture: async () => ({ propertyId, fileId: (await ofHouse(null)).id, caption: '' }),
    captionPropertyPicture: async () => ({ id: (await picture()).id, caption: 'The terrace' }),
    removePropertyPicture: async () => ({ id: (await picture()).id }),
    orderPropertyPictures: async () => {
      await picture();
      const all = await app.db.manager.findBy(PropertyPicture, { propertyId });
      return { propertyId, ids: all.map(({ id }) => id) };
    },
  };
}
