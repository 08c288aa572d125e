import type { DemoHome } from './demo-home';

export const LEMON_TREE_VILLA: DemoHome = {
  name: 'Lemon Tree Villa',
  location: 'Ravello, Amalfi Coast, Italy',
  weeksPerShare: 4,
  changeoverWeekday: 6,
  rotationBaseYear: 2019,
  owners: [
    'Dario Conti',
    'Rosa Delgado',
    'Hana Sato',
    'Clara Weiss',
    'Farah Nasser',
    'Quentin Roux',
    'Mira Petrova',
    'Dario Conti',
    'Ivo Marek',
    'Klara Novak',
    'Liam Doyle',
    'Farah Nasser',
  ],
  inactiveShares: [9],
  maintenanceWeeks: [6, 46],
  facts: {
    address: 'Via della Repubblica 9, 84010 Ravello (SA)',
    wifi: { network: 'Villa dei Limoni', password: 'limoncello-alle-sette' },
    sleeps: 9,
    keys: 'Salvatore meets you at the gate. Write to him when you pass Salerno; the last bend is easily missed at night.',
    heating:
      'From November to March the pellet stove warms the house: one bag a day, through the lid on top. In summer keep the shutters closed until six.',
    kitchen:
      'The big oven outside is for pizza and takes two hours of olive wood. Inside, only three of the four flames light by themselves; matches are in the blue tin.',
    waste:
      'Door to door, before 6:00: organic on Monday, Thursday and Saturday, plastic on Tuesday, paper on Wednesday, the rest on Friday.',
    parking: 'One car inside the gate, mirrors folded. Others park at Piazza Duomo.',
    caretaker: { name: 'Salvatore Amato', phone: '+39 089 555 0133' },
    doctor: 'Guardia medica, Castiglione di Ravello, at night and on Sundays',
    emergencyNumber: '112',
    nearby: [
      'The steps to Minori take 40 minutes down and feel like three hours up.',
      'Villa Rufolo has concerts from June to September.',
      'Sal’s cousin has the boat with the yellow roof at Amalfi harbour.',
    ],
    equipment: [
      'Pool: cover on at night, filter basket emptied every second day, no glass.',
      'Pick as many lemons as you eat; the nets belong to the neighbours.',
    ],
    insurer: 'Assicurazioni Costiera, Salerno',
    policyNumber: 'CASA 55-1907',
    currency: 'EUR',
    costs: {
      'Electricity, water and pellets': 5_200,
      'Cleaning between stays': 6_760,
      'Pool and garden': 5_400,
      Insurance: 1_450,
      Taxes: 2_200,
      'Repairs and reserve': 7_200,
    },
    decisions: [
      'The pool pump is replaced before Easter.',
      'Share 9 rests until its arrears are settled.',
      'Cleaning moves from Friday evening to Saturday morning.',
    ],
  },
};
