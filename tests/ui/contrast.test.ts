import { dark, highContrast, light, type Palette } from '@portal/ui/theme/palettes'
import { describe, expect, test } from 'vitest'

type Rgb = readonly number[]

const rgb = (hex: string): Rgb => [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))

const mix = (over: string, share: number, under: string): Rgb =>
  rgb(under).map((channel, index) => channel * (1 - share) + (rgb(over)[index] ?? 0) * share)

const luminance = (colour: Rgb) => {
  const [red = 0, green = 0, blue = 0] = colour.map(channel => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast of two opaque colours. */
const contrast = (one: Rgb, other: Rgb) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['surface', 'raised', 'sunken'] as const
const inks = ['text', 'muted', 'accent', 'success', 'warning', 'danger', 'info'] as const
const tones = ['accent', 'success', 'warning', 'danger', 'info'] as const

/** Every pair of ink and ground that the components draw. */
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
] as const)('in the %s theme', (_, palette, least) => {
  test.each(written(palette))(`%s reads at ${least}:1 or more`, (_name, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least)
  })

  test.each(grounds)('edges of controls and the focus ring stand out 3:1 from %s', ground => {
    expect(contrast(rgb(palette.edge), rgb(palette[ground]))).toBeGreaterThanOrEqual(3)
    expect(contrast(rgb(palette.accent), rgb(palette[ground]))).toBeGreaterThanOrEqual(3)
  })
})
