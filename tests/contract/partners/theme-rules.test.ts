import { contrastOf, mixOf } from '@portal/contract/partners/brand'
import { frameTheme, ownPages } from '@portal/contract/partners/theme-rules'
import * as palettes from '@portal/ui/theme/palettes'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('accepts only plain colours, lengths, and font names', () => {
  const hostile = [
    'red;}body{display:none}',
    'url(//spy)',
    '#12345',
    '25px',
    '-1px',
    'expression(1)',
    '</style>',
    1,
    {},
  ]
  for (const value of hostile)
    for (const name of ['accent', 'surface', 'radius']) expect(frameTheme({ [name]: value }).properties).toEqual({})
  expect(frameTheme({ font: 'url(x)' }).properties).toEqual({})
  expect(frameTheme({ radius: '24px', font: "'Noto Sans', serif" }).properties).toEqual({
    '--portal-radius': '24px',
    '--portal-font': "'Noto Sans', serif",
  })
})

test('never returns a value that could end its CSS declaration', () => {
  fc.assert(
    fc.property(
      fc.record({ accent: fc.string(), surface: fc.string(), text: fc.string(), font: fc.string() }),
      given => {
        for (const value of Object.values(frameTheme(given).properties)) expect(value).not.toMatch(/[;{}<>]|url|\/\//)
      },
    ),
  )
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`)

test('keeps text in any accent readable in light and dark frames', () => {
  fc.assert(
    fc.property(colour, accent => {
      const { properties, inDark } = frameTheme({ accent })
      for (const [theme, own] of [
        ['light', properties],
        ['dark', { ...properties, ...inDark }],
      ] as const) {
        const of = (name: string) => own[`--portal-${name}`] ?? ''
        const { surface, raised, sunken, text } = palettes[theme]
        for (const ground of [surface, raised, sunken]) {
          expect(contrastOf(of('accent-ink'), ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastOf(of('focus'), ground)).toBeGreaterThanOrEqual(3)
        }
        for (const share of [0, 0.12])
          expect(contrastOf(of('on-accent'), mixOf(text, share, of('accent')))).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

test('uses the backgrounds of the design system', () => {
  for (const theme of ['light', 'dark'] as const) {
    const { surface, raised, sunken, text } = palettes[theme]
    expect(new Set(ownPages[theme].grounds)).toEqual(new Set([surface, raised, sunken]))
    expect(ownPages[theme].text).toBe(text)
  }
})

test('keeps the accent readable on the partner’s own surface', () => {
  const { properties, inDark } = frameTheme({ accent: '#0b4f3a', surface: '#101318' })
  expect(contrastOf(properties['--portal-accent-ink'] ?? '', '#101318')).toBeGreaterThanOrEqual(4.5)
  expect(inDark).toEqual({})
})

test('chooses black or white text on the accent by contrast', () => {
  expect(frameTheme({ accent: '#ffdd00' }).properties['--portal-on-accent']).toBe('#000000')
  expect(frameTheme({ accent: '#0b2c91' }).properties['--portal-on-accent']).toBe('#ffffff')
})

test('uses the dark palette on a dark surface, and drops an unreadable text colour', () => {
  const { palette, properties } = frameTheme({ surface: '#101318', text: '#1a1a1a' })
  expect(palette).toBe('dark')
  expect(properties['--portal-text']).toBeUndefined()
  expect(frameTheme({ surface: '#101318', text: '#f0f0f0' }).properties['--portal-text']).toBe('#f0f0f0')
})
