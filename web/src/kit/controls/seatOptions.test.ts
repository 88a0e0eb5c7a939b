import { expect, test } from 'vitest';
import type { OptionInfo } from '../../lib/wire';
import { fitted } from './seatOptions';

const option = (name: string, seats: number) => ({ name, kind: 'bool', default: false, seats }) as OptionInfo;
const OPTIONS = [option('teams', 6), option('eos', 0)];
const TEAMS = { teams: true, eos: true };

test('an option that is for so many brings its seats along', () => {
  expect(fitted(OPTIONS, { teams: false }, { options: { teams: true } })).toEqual({
    seats: 6,
    options: { teams: true },
  });
});

test('another number of seats switches off what is not for so many', () => {
  expect(fitted(OPTIONS, TEAMS, { seats: 5 })).toEqual({ seats: 5, options: { teams: false } });
});

test('what fits stays as it is', () => {
  expect(fitted(OPTIONS, TEAMS, { options: { eos: false } })).toEqual({ options: { eos: false } });
  expect(fitted(OPTIONS, TEAMS, { seats: 6 })).toEqual({ seats: 6 });
  expect(fitted(OPTIONS, TEAMS, {})).toEqual({});
});
