import { ratingOfVital, vitalsByPage } from '@portal/contract/workspace/vital-ratings'
import { describe, expect, it } from 'vitest'

describe('page speed', () => {
  it.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'fair'],
    ['LCP', 4000, 'fair'],
    ['LCP', 4001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 501, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.26, 'poor'],
    ['FCP', 1801, 'fair'],
    ['TTFB', 1801, 'poor'],
  ] as const)('rates %s of %d as %s', (name, p75, rating) => {
    expect(ratingOfVital(name, p75)).toBe(rating)
  })

  it('groups measurements by page, with the most visited page first', () => {
    const pages = vitalsByPage([
      { route: 'Login', name: 'LCP', p75: 900, samples: 3 },
      { route: 'Signup', name: 'LCP', p75: 900, samples: 9 },
      { route: 'Login', name: 'CLS', p75: 0, samples: 5 },
    ])
    expect(pages.map(({ route, samples }) => [route, samples])).toEqual([
      ['Signup', 9],
      ['Login', 5],
    ])
    expect(Object.keys(pages[1]?.measures ?? {})).toEqual(['LCP', 'CLS'])
  })
})
