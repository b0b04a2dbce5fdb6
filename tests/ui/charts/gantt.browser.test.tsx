import { GanttChart } from '@portal/ui/GanttChart'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from './chart-stage.tsx'

afterEach(() => {
  cleanup()
  document.dir = ''
})

const rows = [
  {
    id: 'survey',
    label: 'Survey',
    planned: { start: '2027-01-01', end: '2027-12-31' },
    actual: null,
  },
]

test.each([
  ['en', 360],
  ['ar', 360],
  ['en', 800],
  ['ar', 800],
] as const)('in %s at %i px, the dates of the scale neither overlap nor leave it', async (language, width) => {
  await show(<GanttChart rows={rows} rowsLabel="Activity" title="Activities" today="2026-06-15" />, language, width)
  await expect.element(page.getByText('Survey')).toBeVisible()
  const scale = page
    .getByText(/^\D+-2027$/)
    .elements()[0]
    ?.parentElement?.parentElement?.getBoundingClientRect()
  const places = page
    .getByText(/^\D+-2027$/)
    .elements()
    .map(name => name.getBoundingClientRect())
    .filter(place => place.width > 0)
    .sort((one, next) => one.left - next.left)
  expect(places.length).toBeGreaterThan(1)
  for (const [nth, { left, right }] of places.entries()) {
    expect(left).toBeGreaterThanOrEqual(Math.floor(scale?.left ?? Number.NaN))
    expect(right).toBeLessThanOrEqual(Math.ceil(places[nth + 1]?.left ?? scale?.right ?? Number.NaN))
  }
})
