import type { DemoHome } from './demo-home';

export const PINE_RIDGE_CABIN: DemoHome = {
  name: 'Pine Ridge Cabin',
  location: 'Åre, Jämtland, Sweden',
  weeksPerShare: 4,
  changeoverWeekday: 7,
  rotationBaseYear: 2021,
  owners: [
    'Gustav Lund',
    'Nils Berg',
    'Sven Dahl',
    'Elin Sandberg',
    'Ivo Marek',
    'Olivia Marsh',
    'Klara Novak',
    'Agnes Holm',
    null,
    'Jonas Pohl',
    'Mira Petrova',
    'Nils Berg',
  ],
  inactiveShares: [],
  maintenanceWeeks: [19, 45],
  facts: {
    address: 'Fjällvägen 18, 837 52 Åre',
    wifi: { network: 'PineRidge', password: 'snow-to-the-window' },
    sleeps: 10,
    keys: 'The lock at the porch opens with your code from noon on the day you arrive. The spare key is with Birgitta, two houses uphill.',
    heating:
      'Floor heating warms the ground floor by itself. In the loft turn the radiators to 3; above 4 they trip the fuse (grey cupboard in the hall, third from the left).',
    kitchen:
      'Water comes from our own well and is good to drink. When nobody has been here for a week, let it run for two minutes.',
    waste:
      'Sort into the six boxes in the porch and take them to the station at the ICA shop. Food waste goes into the brown paper bags.',
    parking: 'Plug the engine heater in below −15 °C. Leave the turning place free for the plough.',
    caretaker: { name: 'Birgitta Nordin', phone: '+46 647 555 018' },
    doctor: 'Åre hälsocentral, 4 km, open until 17:00',
    emergencyNumber: '112',
    nearby: [
      'The ski bus stops at the bridge every 15 minutes in winter.',
      'Tännforsen, the great waterfall, is 25 minutes by car and best in June.',
      'The cross-country track begins behind the sauna.',
    ],
    equipment: [
      'The sauna takes 45 minutes; the ash goes into the tin bucket, never into the waste.',
      'Two sledges and a pulk for small children.',
      'Ski wax is in the left cupboard, no longer in the oven drawer.',
    ],
    insurer: 'Fjällförsäkring, Östersund',
    policyNumber: 'FF 88-3021',
    currency: 'SEK',
    costs: {
      Electricity: 46_000,
      'Cleaning between stays': 62_000,
      'Snow clearing': 14_500,
      Insurance: 11_800,
      'Fees of the road association': 6_200,
      'Repairs and reserve': 60_000,
    },
    decisions: [
      'The roof is tarred anew in the maintenance week of May.',
      'Share 9 stays vacant until a buyer is found; its costs are carried by all.',
      'No more candles in the loft.',
    ],
  },
};
