import type { DemoHome } from './demo-home';

export const LAKESIDE_HOUSE: DemoHome = {
  name: 'Lakeside House',
  location: 'Weggis, Lake Lucerne, Switzerland',
  weeksPerShare: 4,
  changeoverWeekday: 6,
  rotationBaseYear: 2024,
  owners: [
    'Agnes Holm',
    'Bruno Costa',
    'Olivia Marsh',
    'Clara Weiss',
    'Omar Haddad',
    'Dario Conti',
    'Elin Sandberg',
    'Olivia Marsh',
    'Farah Nasser',
    'Gustav Lund',
    'Felix Brandt',
    'Hana Sato',
  ],
  inactiveShares: [],
  maintenanceWeeks: [11],
  facts: {
    address: 'Seestrasse 41, 6353 Weggis',
    wifi: { network: 'Lakeside House', password: 'heron-on-the-jetty' },
    sleeps: 8,
    keys: 'The key box hangs left of the door; its code comes with the message before your stay. It sticks a little in the cold: push, then turn.',
    heating:
      'The heat pump is set to 20 °C by day and 17 °C by night. Please change only the dial in the hall, never the unit in the cellar. The stove in the living room takes an hour to warm the ground floor; wood is under the stairs.',
    kitchen:
      'The induction hob has a child lock: hold the key sign for three seconds. The dishwasher likes one tab and the programme *Eco*.',
    waste:
      'Weggis takes only the blue bags (a roll lies under the sink) on Tuesdays before 7:00. Glass and tins go to the container beside the boat station.',
    parking: 'Two cars fit under the walnut tree; a third may stay at the boat station overnight.',
    caretaker: { name: 'Ruedi Zimmermann', phone: '+41 41 555 01 20' },
    doctor: 'Praxis am See, Luzernerstrasse 12, 10 minutes on foot',
    emergencyNumber: '144',
    nearby: [
      'The boat to Lucerne leaves every hour from the station, 6 minutes on foot.',
      'The cable car to Rigi Kaltbad starts above the church.',
      'Bakery Hofmann opens at 6:30, on Sundays at 8:00.',
    ],
    equipment: [
      'Canoe and four paddles: life jackets on, and back on the trestles upside down.',
      'Two bicycles for grown-ups, one for a child; the pump hangs on the wall.',
      'Six pairs of snowshoes on the shelf above the skis.',
    ],
    insurer: 'Alpina Versicherung, Lucerne',
    policyNumber: 'GV-204 118 77',
    currency: 'CHF',
    costs: {
      'Heating and electricity': 4_800,
      'Cleaning between stays': 7_280,
      'Garden and jetty': 2_400,
      Insurance: 1_920,
      'Taxes and fees': 3_000,
      'Repairs and reserve': 6_000,
    },
    decisions: [
      'The jetty gets new planks in March, in the maintenance week (9 votes, 1 against).',
      'Dogs are welcome from October to April, one at a time.',
      'The old sofa goes; Clara asks for three offers below CHF 2,500.',
    ],
  },
};
