import { checkAssignment } from './assignment';

const whole = { userId: '3', propertyId: '1', shareNumber: 12 };

test('a complete assignment is valid', () => {
  expect(checkAssignment(whole)).toEqual({ input: whole });
});

test.each(['userId', 'propertyId', 'shareNumber'])('%s must be chosen', (missing) => {
  expect(checkAssignment({ ...whole, [missing]: undefined }).problem).toMatchObject({
    title: 'Missing Information',
    description: 'Please select a user, property, and share number.',
  });
});

test.each([0, 13])('share %i does not exist', (shareNumber) => {
  expect(checkAssignment({ ...whole, shareNumber }).problem).toMatchObject({
    title: 'Invalid Share Number',
    description: 'Share number must be between 1 and 12.',
  });
});
