import { brandColours, contrastOf, isLight } from '@portal/contract/partners/brand'
import { ownPages } from '@portal/contract/partners/theme-rules'
import { defineElements } from '@portal/widgets/elements'
import { afterEach, describe, expect, test } from 'vitest'
import { shownAs } from '../support/shown-colour.ts'

defineElements(location.origin)

// Light and dark colours. `bounds` are near the point where black and white have equal contrast.
const brands = [
  '#ffd400',
  '#e8590c',
  '#0b6b4f',
  '#2a4fc9',
  '#ffffff',
  '#000000',
  '#767676',
  '#777777',
  '#ff0000',
] as const
const bounds = ['#7272ff', '#7373ff', '#008a00', '#008b00', '#e60000', '#f10000', '#8f6f00', '#c83fc8'] as const

const launcherIn = (accent: string) => {
  const element = document.createElement('portal-complaint')
  if (accent) element.style.setProperty('--portal-accent', accent)
  document.body.append(element)
  const button = element.shadowRoot?.querySelector('button')
  if (!button) throw new Error('no launcher')
  return { element, button }
}

const inkOf = (button: HTMLElement) => shownAs(getComputedStyle(button).color)

afterEach(() => document.body.replaceChildren())

describe('the launcher’s text colour', () => {
  test.each([...brands, ...bounds])('has sufficient contrast on %s', accent => {
    const { button } = launcherIn(accent)
    expect(inkOf(button)).toBe(isLight(accent) ? '#000000' : '#ffffff')
    expect(contrastOf(inkOf(button), accent)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['#ffd400', '#0b6b4f', '#2a4fc9'])('matches the text colour in the frame on %s', accent => {
    expect(inkOf(launcherIn(accent).button)).toBe(brandColours(accent, ownPages.light).onAccent)
  })

  test('is white on the portal’s own accent', () => {
    expect(inkOf(launcherIn('').button)).toBe('#ffffff')
  })

  test('follows an accent that the page changes', () => {
    const { element, button } = launcherIn('#0b6b4f')
    element.style.setProperty('--portal-accent', '#ffd400')
    expect(inkOf(button)).toBe('#000000')
  })
})
