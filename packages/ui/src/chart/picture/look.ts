import { vars } from '../../theme/contract.css.ts'

const hues = [vars.chart1, vars.chart2, vars.chart3, vars.chart4, vars.chart5, vars.chart6] as const

/** Dash patterns and fill textures on an 8 px tile, so that colour is never the only cue. */
const dashes = ['none', '7 4', '2 4', '10 4 2 4', '14 5', '4 3'] as const
const textures = [
  '',
  'M-2 2L2-2M0 8L8 0M6 10L10 6',
  'M2 1v2M6 5v2',
  'M0 0L8 8M0 8L8 0',
  'M0 4H8',
  'M4 0V8M0 4H8',
] as const

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const square = (r: number) => `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`
const diamond = (r: number) => `M0 ${-r * 1.3}L${r * 1.3} 0L0 ${r * 1.3}L${-r * 1.3} 0z`
const up = (r: number) => `M0 ${-r * 1.2}L${r * 1.2} ${r}H${-r * 1.2}z`
const down = (r: number) => `M0 ${r * 1.2}L${r * 1.2} ${-r}H${-r * 1.2}z`
const cross = (r: number) => `M${-r} ${-r}L${r} ${r}M${-r} ${r}L${r} ${-r}`
const marks = [circle, square, up, diamond, down, cross] as const

/** What distinguishes one of six series. */
export interface SeriesStyle {
  readonly hue: string
  readonly dash: string
  readonly texture: string
  readonly mark: (radius: number) => string
}

/** The look of the series or part at this index. It repeats after six. */
export const lookOf = (index: number): SeriesStyle => {
  const one = index % hues.length
  return {
    hue: hues[one] ?? hues[0],
    dash: dashes[one] ?? dashes[0],
    texture: textures[one] ?? '',
    mark: marks[one] ?? circle,
  }
}

/** The fill of the series at this index: a plain colour if it's the only one. */
export const fillOf = (id: string, index: number, count: number): string =>
  count === 1 || index % hues.length === 0 ? lookOf(index).hue : `url(#${id}-${index})`
