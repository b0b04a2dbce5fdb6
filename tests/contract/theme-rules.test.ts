import { frameTheme } from '@portal/contract/theme-rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('only plain colours, lengths and names of fonts pass', () => {
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

test('no value can end its declaration, whatever is given', () => {
  fc.assert(
    fc.property(
      fc.record({ accent: fc.string(), surface: fc.string(), text: fc.string(), font: fc.string() }),
      given => {
        for (const value of Object.values(frameTheme(given).properties)) expect(value).not.toMatch(/[;{}<>]|url|\/\//)
      },
    ),
  )
})

test('text on the accent is black or white, whichever can be read', () => {
  expect(frameTheme({ accent: '#ffdd00' }).properties['--portal-on-accent']).toBe('#000000')
  expect(frameTheme({ accent: '#0b2c91' }).properties['--portal-on-accent']).toBe('#ffffff')
})

test('a dark surface brings the dark palette, and a text that cannot be read on it is dropped', () => {
  const { palette, properties } = frameTheme({ surface: '#101318', text: '#1a1a1a' })
  expect(palette).toBe('dark')
  expect(properties['--portal-text']).toBeUndefined()
  expect(frameTheme({ surface: '#101318', text: '#f0f0f0' }).properties['--portal-text']).toBe('#f0f0f0')
})
