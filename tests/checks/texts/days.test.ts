import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const screen = 'packages/host-app/src/money/x/X.tsx'

describe('the check for days of moments', () => {
  test.each([
    ['today on the device', "const today = () => new Intl.DateTimeFormat('en-CA').format(new Date())"],
    ['the UTC day of a timestamp', '<DateText value={created_at.slice(0, 10)} />'],
    ['the UTC day of now', 'new Date().toISOString().slice(0, 10)'],
    ['a locale’s day', 'new Date(at).toLocaleDateString()'],
    ['the device’s time zone', 'today(getLocalTimeZone())'],
    ['the device’s hour', 'new Date(opens_at).getHours()'],
  ])('reports %s', async (_, text) => {
    expect(await findings('texts/days', { [screen]: text })).toHaveLength(1)
  })

  test.each(['packages/contract/src/people/x.ts', 'packages/ui/src/X/X.tsx'])('reports them in %s', async path => {
    expect(await findings('texts/days', { [path]: 'new Date().toISOString().slice(0, 10)' })).toHaveLength(1)
  })

  test.each([
    [
      'the shared functions',
      'packages/host-app/src/blocks/api/use-installation.ts',
      "new Intl.DateTimeFormat('en-CA')",
    ],
    ['a month of a day', screen, 'day.slice(0, 7)'],
    ['a test', 'tests/host-app/x.test.ts', 'new Date().toISOString().slice(0, 10)'],
  ])('accepts %s', async (_, path, text) => {
    expect(await findings('texts/days', { [path]: text })).toEqual([])
  })
})
