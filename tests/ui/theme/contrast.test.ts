import { dark, darkHighContrast, highContrast, light, type Palette } from '@portal/ui/theme/palettes'
import { describe, expect, test } from 'vitest'
import { contrast, type Rgb, rgb } from '../../../stories/foundations/colour/contrast.ts'

const mix = (over: string, share: number, under: string): Rgb =>
  rgb(under).map((channel, index) => channel * (1 - share) + (rgb(over)[index] ?? 0) * share)

const grounds = ['surface', 'raised', 'sunken'] as const
const inks = ['text', 'muted', 'accent', 'success', 'warning', 'danger', 'info'] as const
const tones = ['accent', 'success', 'warning', 'danger', 'info'] as const

/** Every pair of text and background colour that components use. */
const written = (palette: Palette): [name: string, ink: Rgb, ground: Rgb][] => [
  ...grounds.flatMap(ground =>
    inks.map((ink): [string, Rgb, Rgb] => [`${ink} on ${ground}`, rgb(palette[ink]), rgb(palette[ground])]),
  ),
  ...tones.flatMap((tone): [string, Rgb, Rgb][] => [
    [`${tone} on its wash`, rgb(palette[tone]), mix(palette[tone], 0.1, palette.surface)],
    [`text on the wash of ${tone}`, rgb(palette.text), mix(palette[tone], 0.1, palette.surface)],
    [`muted on the wash of ${tone}`, rgb(palette.muted), mix(palette[tone], 0.1, palette.surface)],
  ]),
  ['words on accent', rgb(palette.onAccent), rgb(palette.accent)],
  ['words on accent while pointed at', rgb(palette.onAccent), mix(palette.text, 0.12, palette.accent)],
  ['words on danger', rgb(palette.onDanger), rgb(palette.danger)],
  ['words on danger while pointed at', rgb(palette.onDanger), mix(palette.text, 0.12, palette.danger)],
]

describe.each([
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['high contrast', highContrast, 7],
  ['dark high contrast', darkHighContrast, 7],
] as const)('colours of the %s theme', (_, palette, least) => {
  test.each(written(palette))(`%s has a contrast of at least ${least}:1`, (_name, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least)
  })

  test.each(grounds)('control borders and the focus ring have a contrast of 3:1 with %s', ground => {
    expect(contrast(rgb(palette.edge), rgb(palette[ground]))).toBeGreaterThanOrEqual(3)
    expect(contrast(rgb(palette.accent), rgb(palette[ground]))).toBeGreaterThanOrEqual(3)
  })
})
