import * as palettes from '@portal/ui/theme/palettes'
import { baseTextSizes, gapSteps, motion, stroke, type, weight } from '@portal/ui/theme/tokens'
import { rgb } from '../colour/contrast.ts'

/** A token or group in the format of the Design Tokens Community Group. */
export interface Tokens {
  readonly [name: string]: Tokens | string | number | readonly (Tokens | string | number)[] | undefined
}

const STEP_PX = 4

/** Converts a colour to channels and alpha from 0 to 1. */
const colour = (hex: string): Tokens => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: rgb(hex).map(part => Number((part / 255).toFixed(4))),
    alpha: hex.length > 7 ? Number((Number.parseInt(hex.slice(7), 16) / 255).toFixed(3)) : 1,
    hex: hex.slice(0, 7),
  },
})

const length = (value: number, unit: 'px' | 'rem'): Tokens => ({ $type: 'dimension', $value: { value, unit } })

const written = (text: string) => length(Number.parseFloat(text), text.endsWith('rem') ? 'rem' : 'px')

const duration = (value: number): Tokens => ({ $type: 'duration', $value: { value, unit: 'ms' } })

const mapped = <Value>(values: Readonly<Record<string, Value>>, token: (value: Value) => Tokens): Tokens =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]))

/** A font size is a factor of the base text size. */
const shareIn = (size: string) => Number(/\* ([\d.]+)/.exec(size)?.[1] ?? 1)

const letters = (base: string) =>
  mapped(type, size => length(Number((Number.parseFloat(base) * shareIn(size)).toFixed(4)), 'rem'))

const px = (value: number) => ({ value, unit: 'px' })

/** Layers of the shadow below floating elements: offset and blur in px. */
const LAYERS = [
  { offset: 8, blur: 24 },
  { offset: 1, blur: 3 },
] as const

const shadowOf = ({ shadow }: palettes.Palette): Tokens => ({
  $type: 'shadow',
  $value: LAYERS.map(({ offset, blur }) => ({
    color: colour(shadow).$value,
    offsetX: px(0),
    offsetY: px(offset),
    blur: px(blur),
    spread: px(0),
  })),
})

const themeOf = (palette: palettes.Palette): Tokens => {
  const charts = Object.entries(palette).filter(([name]) => name.startsWith('chart'))
  const others = Object.entries(palette).filter(([name]) => !name.startsWith('chart'))
  return {
    colour: mapped(Object.fromEntries(others), colour),
    chart: mapped(Object.fromEntries(charts.map(([name, hex]) => [name.slice(-1), hex])), colour),
    shadow: { floating: shadowOf(palette) },
  }
}

/** All tokens for design tools: shared ones, and those of each theme. */
export const dtcg = (): Tokens => ({
  space: mapped(gapSteps, steps => length(steps * STEP_PX, 'px')),
  stroke: mapped(stroke, written),
  radius: { small: length(4, 'px'), large: length(8, 'px') },
  type: {
    family: { $type: 'fontFamily', $value: ['IBM Plex Sans', 'IBM Plex Sans Arabic', 'system-ui', 'sans-serif'] },
    weight: mapped(weight, value => ({ $type: 'fontWeight', $value: value })),
    latin: letters(baseTextSizes.latin),
    arabic: letters(baseTextSizes.arabic),
  },
  motion: {
    swift: duration(motion.swift),
    arrive: duration(motion.arrive),
    curve: { $type: 'cubicBezier', $value: [0, 0, 0.58, 1] },
  },
  theme: mapped(palettes, themeOf),
})
