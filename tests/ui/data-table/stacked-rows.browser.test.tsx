import { StackedChart } from '@portal/ui/StackedChart'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { picture, placeOf, series, shared, show } from '../charts/chart-stage.tsx'

afterEach(() => {
  cleanup()
  document.dir = ''
})

test.each(['en', 'ar'] as const)(
  'in %s a phone shows the name and the sum of every horizontal stack',
  async language => {
    const names = [
      'Staff',
      'Vocational training in the north-west',
      'Travel',
      'Rent',
      'Equipment',
      'Audit',
      'Visibility',
    ]
    const many = names.map((label, at) => ({ label, values: { a: 4000 + at, b: at === 3 ? -500 : 2000 } }))
    await show(<StackedChart {...shared} layout="rows" points={many} series={series} />, language, 360)
    await picture()
    const words = () => [...document.querySelectorAll('svg[role="img"] text')].map(({ textContent }) => textContent)
    await expect.poll(words).toEqual(expect.arrayContaining([...names, '6,000', '3,503']))
    const heights = names.map(name => placeOf(name).y)
    expect(heights.every((y, at) => at === 0 || y - (heights[at - 1] ?? 0) > 20)).toBe(true)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
)
