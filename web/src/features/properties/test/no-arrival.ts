import type { Handlers } from '../../../lib/test/fake-server';

/** Answers that nothing is said about how to arrive at a property. */
export const noArrival = (({ propertyId }) => ({
  arrival: {
    ...{ __typename: 'Arrival', propertyId, version: 0 },
    ...{
      checkInTime: null,
      checkOutTime: null,
      wifiNetwork: null,
      wifiPassword: null,
      checklist: null,
      meters: null,
      sleeps: null,
      note: null,
    },
  },
})) satisfies Handlers[string];
