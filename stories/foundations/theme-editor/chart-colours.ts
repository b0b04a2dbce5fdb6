import { contrastOf, mixOf } from '@portal/contract/partners/brand'
import type { Palette } from '@portal/ui/theme/palettes'
import { chartKeys, distanceOf } from './colour-distance.ts'

const steps = Array.from({ length: 24 }, (_, at) => at * 0.04)

const isSeen = (colour: string, { surface, raised, sunken }: Palette) =>
  [surface, raised, sunken].every(ground => contrastOf(colour, ground) >= 3)

/** Lighter and darker shades of the brand, nearest first. */
const shadesOf = (brand: string) =>
  steps.flatMap(share => [mixOf('#000000', share, brand), mixOf('#ffffff', share, brand)])

/**
 * Chart colours that start with a brand. A shade of the brand replaces a colour of the palette. It differs most from
 * the other five in every kind of colour vision. Its contrast to every surface is at least 3:1.
 */
export const brandCharts = (brand: string, palette: Palette): readonly string[] => {
  const own = chartKeys.map(key => palette[key])
  const candidates = shadesOf(brand).filter(shade => isSeen(shade, palette))
  const leastOf = (shade: string, others: readonly string[]) =>
    Math.min(...others.map(other => distanceOf(shade, other)))
  let best = { least: 0, colours: own }
  for (const [at] of own.entries()) {
    const others = own.filter((_, index) => index !== at)
    for (const [index, shade] of candidates.entries()) {
      // A penalty per step keeps shades near the brand unless another one is clearly better.
      const least = Math.min(leastOf(shade, others), 14) - index * 0.05
      if (least > best.least) best = { least, colours: [shade, ...others] }
    }
  }
  return best.colours
}
