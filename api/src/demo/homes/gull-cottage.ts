import type { DemoHome } from './demo-home';

/** A small house of eight shares. */
export const GULL_COTTAGE: DemoHome = {
  name: 'Gull Cottage',
  location: 'Port Isaac, Cornwall, England',
  weeksPerShare: 6,
  changeoverWeekday: 6,
  rotationBaseYear: 2025,
  owners: [
    'Liam Doyle',
    'Rosa Delgado',
    'Jonas Pohl',
    'Elin Sandberg',
    'Felix Brandt',
    'Mira Petrova',
    'Liam Doyle',
    'Ivo Marek',
  ],
  inactiveShares: [],
  maintenanceWeeks: [3],
  isNextYearClosed: true,
  facts: {
    address: '4 Dolphin Street, Port Isaac PL29',
    wifi: { network: 'GullCottage', password: 'chips-are-not-for-gulls' },
    sleeps: 5,
    keys: 'Under the third lobster pot, in the tin. Put it back there each time, or the next one waits in the rain.',
    heating:
      'Storage heaters charge at night: set today what you want tomorrow. The wood burner needs its lower vent open for ten minutes.',
    kitchen: 'The range is always on. Lift the lids only to cook, or the house cools.',
    waste: 'Bags out on Wednesday morning, in the gull-proof sack on the hook.',
    parking: 'At the top of the village; the lane is for feet and lobsters.',
    caretaker: { name: 'Jenna Trewin', phone: '+44 1208 555 019' },
    doctor: 'Port Isaac Surgery, Hartland Road',
    emergencyNumber: '999',
    nearby: [
      'The coast path to Port Quin: two hours, one ice cream.',
      'Fresh fish from the cellar on the harbour at noon.',
      'At low tide the sand below is a beach for three hours; mind the clock.',
    ],
    equipment: [
      'Three wetsuits, rinsed and hung outside.',
      'Crab lines and a bucket; what is caught goes back.',
    ],
    insurer: 'Kernow Mutual, Truro',
    policyNumber: 'KM-630-2',
    currency: 'GBP',
    costs: {
      'Electricity and wood': 2_600,
      'Cleaning between stays': 4_160,
      Insurance: 890,
      'Council tax': 1_750,
      'Repairs and reserve': 4_000,
    },
    decisions: [
      'Next year is drawn in the new way: nobody claims before the draft has closed.',
      'The front is painted white again, with blue for the door.',
      'The gull stays.',
    ],
  },
};
