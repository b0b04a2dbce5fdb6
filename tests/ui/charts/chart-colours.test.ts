import { dark, darkHighContrast, highContrast, light, type Palette } from '@portal/ui/theme/palettes'
import { describe, expect, test } from 'vitest'
import { contrast, type Rgb, rgb } from '../../../stories/foundations/colour/contrast.ts'

const coloursOf = ({ chart1, chart2, chart3, chart4, chart5, chart6 }: Palette) =>
  [chart1, chart2, chart3, chart4, chart5, chart6].map(rgb)

const linear = (colour: Rgb) =>
  colour.map(channel => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4))

type Matrix = readonly (readonly number[])[]

const times = (matrix: Matrix, vector: readonly number[]) =>
  matrix.map(row => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0))

/** How linear colours appear without one type of cone: Machado, Oliveira, and Fernandes (2009), severity 1. */
const eyes: Readonly<Record<string, Matrix>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Ottosson's Oklab, in which distances approximate perceived differences. */
const oklab = (colour: readonly number[]) =>
  times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      colour,
    ).map(Math.cbrt),
  )

const seen = (eye: Matrix, colour: Rgb) => oklab(times(eye, linear(colour)).map(one => Math.min(1, Math.max(0, one))))

const apart = (one: readonly number[], other: readonly number[]) =>
  100 * Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)))

describe.each([
  ['light', light, 3],
  ['dark', dark, 3],
  ['high contrast', highContrast, 4.5],
  ['dark high contrast', darkHighContrast, 4.5],
] as const)('chart colours in the %s theme', (_, palette, least) => {
  const colours = coloursOf(palette)

  test(`have a contrast of ${least}:1 with every background`, () => {
    for (const ground of [palette.surface, palette.raised, palette.sunken])
      for (const colour of colours) expect(contrast(colour, rgb(ground))).toBeGreaterThanOrEqual(least)
  })

  // 2 is just noticeable side by side. 10 is visible at a distance and in small marks.
  test.each(Object.keys(eyes))('are distinguishable for eyes with %s', name => {
    const eye = eyes[name] ?? []
    const pairs = colours.flatMap((one, index) => colours.slice(0, index).map(other => [one, other] as const))
    const distances = pairs.map(([one, other]) => apart(seen(eye, one), seen(eye, other)))
    expect(Math.min(...distances)).toBeGreaterThan(10)
  })

  test('differ from the tones for success, warning, and danger', () => {
    const tones = [palette.success, palette.warning, palette.danger].map(rgb)
    const all = eyes['all cones'] ?? []
    for (const tone of tones)
      for (const colour of colours) expect(apart(seen(all, tone), seen(all, colour))).toBeGreaterThan(8)
  })
})
