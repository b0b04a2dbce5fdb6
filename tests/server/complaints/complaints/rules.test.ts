import type { Holder } from '@portal/contract/core/rights/needs'
import { describe, expect, test } from 'vitest'
import { limitPerPerson } from '../../../../packages/server/src/complaints/private/private-limit.ts'
import {
  maySee,
  refusesPerson,
  rightsOnComplaint as rightsOn,
  type ComplaintSubject as Subject,
  seesInternal,
} from '../../../../packages/server/src/complaints/rules.ts'
import type { Actor as Viewer } from '../../../../packages/server/src/people/accounts/rules.ts'
import { startOfDay } from '../../../../packages/server/src/platform/time/day.ts'

const viewer = (type: Holder['type'], ...commands: string[]): Viewer => ({
  id: `the ${type}`,
  type,
  privileges: commands.map(command => ({ group: 'complaints', command })),
})

const officer = viewer('staff', 'view_own', 'view_all', 'reply')
const reader = viewer('staff', 'view_own', 'view_all')
const person = viewer('user', 'view_own')
const director = viewer('project_director')
const anonymous: Subject = { identity_type: 'anonymous', status: 'new', filed_by: null }
const self: Subject = { identity_type: 'self', status: 'new', filed_by: person.id }
const closed: Subject = { ...self, status: 'closed' }
const none = { reply: false, comment: false, close: false, reopen: false }

describe('visibility of a complaint', () => {
  test.each([
    ['view_all shows private complaints', officer, anonymous, true],
    ['view_all shows complaints of other people', reader, self, true],
    ['a director sees all complaints without a privilege', director, anonymous, true],
    ['view_own shows a person’s own complaints', person, self, true],
    ['view_own shows no private complaints, not even a person’s own', person, anonymous, false],
    ['reply alone shows no complaints of other people', viewer('staff', 'reply'), self, false],
  ])('%s', (_, who, row, seen) => {
    expect(maySee(who, row)).toBe(seen)
  })

  test('excludes internal parts for the sender, whatever privileges they have', () => {
    expect(seesInternal(officer, self)).toBe(true)
    expect(seesInternal(person, self)).toBe(false)
    expect(seesInternal(director, { ...self, filed_by: director.id })).toBe(false)
  })
})

describe('rights on a complaint', () => {
  test.each([
    [
      'an officer may reply to, comment on, and close a new complaint',
      officer,
      self,
      { ...none, reply: true, comment: true, close: true },
    ],
    [
      'an officer may reply to, comment on, and reopen a closed complaint',
      officer,
      closed,
      { ...none, reply: true, comment: true, reopen: true },
    ],
    [
      'an officer may comment on and close a private complaint, but not reply',
      officer,
      anonymous,
      { ...none, comment: true, close: true },
    ],
    [
      'a director may reply to, comment on, and close a new complaint',
      director,
      self,
      { ...none, reply: true, comment: true, close: true },
    ],
    ['a reader without further privileges has none', reader, self, none],
    ['the sender has none', person, self, none],
    ['an officer has none on their own complaint', officer, { ...self, filed_by: officer.id }, none],
  ])('%s', (_, who, row, can) => {
    expect(rightsOn(who, row)).toEqual(can)
  })

  test('are refused for a missing privilege first, and then for being anonymous', () => {
    expect(refusesPerson(person, anonymous, 'reply')).toBe('privilege_missing')
    expect(refusesPerson(officer, anonymous, 'reply')).toBe('anonymous_no_reply')
    expect(refusesPerson(officer, anonymous, 'comment')).toBeNull()
  })
})

describe('the start of a day', () => {
  test.each([
    ['in UTC', '2026-11-20T23:59:59.999Z', 'UTC', '2026-11-20T00:00:00.000Z'],
    ['in Damascus, where the next day has begun', '2026-11-20T21:30:00Z', 'Asia/Damascus', '2026-11-20T21:00:00.000Z'],
    ['in Damascus just before midnight', '2026-11-20T20:59:59Z', 'Asia/Damascus', '2026-11-19T21:00:00.000Z'],
    ['in a time zone behind UTC', '2026-11-20T03:00:00Z', 'America/New_York', '2026-11-19T05:00:00.000Z'],
    ['in a time zone with a quarter-hour offset', '2026-11-20T10:00:00Z', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
    [
      'in Istanbul, which no longer changes its clocks',
      '2026-03-29T12:00:00Z',
      'Europe/Istanbul',
      '2026-03-28T21:00:00.000Z',
    ],
    ['in Berlin on the day the clocks go forward', '2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['in Beirut when midnight is skipped', '2026-03-29T12:00:00Z', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    [
      'in Beirut when the hour before midnight repeats',
      '2026-10-25T12:00:00Z',
      'Asia/Beirut',
      '2026-10-24T22:00:00.000Z',
    ],
  ])('is the first moment of the local day %s', (_, moment, zone, start) => {
    expect(startOfDay(new Date(moment), zone).toISOString()).toBe(start)
  })

  test('is stable for any hour of a year, and never in the future', () => {
    for (const zone of ['Asia/Damascus', 'Asia/Beirut', 'America/Havana', 'Pacific/Apia'])
      for (let hour = 0; hour < 8800; hour += 7) {
        const moment = new Date(Date.UTC(2026, 0, 1, hour))
        const start = startOfDay(moment, zone)
        const age = moment.getTime() - start.getTime()
        expect(age >= 0 && age < 25 * 3_600_000).toBe(true)
        expect(startOfDay(start, zone)).toEqual(start)
      }
  })
})

describe('the limit per person', () => {
  test('rejects one request too many with the seconds to wait, and doesn’t affect other people', () => {
    const limit = limitPerPerson(2, 60_000)
    limit.take('one', 0)
    limit.take('one', 10_000)
    expect(() => limit.take('one', 20_000)).toThrow(
      expect.objectContaining({ code: 'too_many_requests', details: { retryAfter: 40 } }),
    )
    limit.take('two', 20_000)
    limit.take('one', 60_000)
    limit.take('one', 60_001)
    expect(() => limit.take('one', 60_002)).toThrow('too_many_requests')
  })

  test('returns a place when nothing was stored', () => {
    const limit = limitPerPerson(1, 60_000)
    const giveBack = limit.take('one', 0)
    giveBack()
    limit.take('one', 1)
    expect(() => limit.take('one', 2)).toThrow('too_many_requests')
  })

  test('forgets people whose period has passed', () => {
    const limit = limitPerPerson(2, 60_000)
    for (let person = 0; person < 50; person++) limit.take(String(person), 0)
    expect(limit.size()).toBe(50)
    limit.take('another', 60_000)
    expect(limit.size()).toBe(1)
  })
})
