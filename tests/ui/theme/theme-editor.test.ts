import { contrastOf, mixOf } from '@portal/contract/partners/brand'
import { dark, light } from '@portal/ui/theme/palettes'
import { describe, expect, test } from 'vitest'
import { distanceOf } from '../../../stories/foundations/theme-editor/colour-distance.ts'
import { snippetOf, themeOfBrand } from '../../../stories/foundations/theme-editor/theme-of-brand.ts'

const palettes = { light, dark } as const

describe.each(['#e8590c', '#ffd400', '#0b4f3a', '#2a4fc9', '#777777'])('a theme from %s', brand => {
  test.each(['light', 'dark'] as const)('meets AA on the %s page', theme => {
    const { accent, onAccent, accentInk, focus, charts } = themeOfBrand(brand)[theme]
    const { surface, raised, sunken, text } = palettes[theme]
    for (const ground of [surface, raised, sunken]) {
      expect(contrastOf(accentInk, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(accentInk, mixOf(accentInk, 0.1, ground))).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(focus, ground)).toBeGreaterThanOrEqual(3)
      for (const chart of charts) expect(contrastOf(chart, ground)).toBeGreaterThanOrEqual(3)
    }
    for (const share of [0, 0.12, 0.22])
      expect(contrastOf(onAccent, mixOf(text, share, accent))).toBeGreaterThanOrEqual(4.49)
  })

  test.each(['light', 'dark'] as const)('has six chart colours on the %s page that are distinguishable', theme => {
    const { charts } = themeOfBrand(brand)[theme]
    expect(new Set(charts).size).toBe(6)
    for (const [at, one] of charts.entries())
      for (const other of charts.slice(0, at)) expect(distanceOf(one, other)).toBeGreaterThan(10)
  })

  test('is a style sheet that can be pasted', () => {
    expect(snippetOf(brand)).toMatch(/^:root, \[data-theme='light'\] \{\n {2}--portal-accent: #[\da-f]{6};/)
  })
})
