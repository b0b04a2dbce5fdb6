import { style, styleVariants } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { hairline, layer, media, radius, space, span, stroke, type, weight } from '../theme/scale.ts'

/** `planned` bars lie above `actual` bars. */
export const barKinds = ['planned', 'actual'] as const

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) })

export const around = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  fontVariantNumeric: 'tabular-nums',
})

export const legend = style({ display: 'flex', gap: space(4), paddingBlockEnd: space(3), fontSize: type.small })

export const key = style({ display: 'flex', alignItems: 'center', gap: space(2), color: vars.muted })

export const swatch = style({ position: 'relative', inlineSize: span(6), blockSize: span(2) })

/** The label column's share of a wide row. */
const names = `minmax(${span(40)}, 26%)`

export const list = style({ position: 'relative', isolation: 'isolate', paddingBlockStart: span(10) })

/** Lies behind the rows, as wide as their bars. */
export const scale = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInline: 0,
  overflow: 'hidden',
  borderBlockEnd: hairline,
  '@media': {
    [media.from640]: { insetInlineStart: `max(${span(40)}, 26%)` },
    print: { insetInlineStart: `max(${span(40)}, 26%)` },
  },
})

export const line = style({ position: 'absolute', insetBlock: `${span(5)} 0`, borderInlineStart: hairline })

const name = style({ position: 'absolute', fontSize: type.small, whiteSpace: 'nowrap', unicodeBidi: 'isolate' })

export const tick = style([name, { insetBlockStart: 0, paddingInlineStart: space(1), color: vars.muted }])

export const wideTick = style([tick, { '@media': { [media.below640]: { display: 'none' } } }])

export const todayLine = style({
  position: 'absolute',
  zIndex: layer.sticky,
  insetBlock: 0,
  borderInlineStart: `${stroke.thick} dashed ${vars.text}`,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
})

export const todayName = style([
  name,
  {
    insetBlockStart: 0,
    paddingInline: space(1),
    color: vars.text,
    background: vars.surface,
    fontWeight: weight.strong,
  },
])

export const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space(1)} ${space(0)}`,
  paddingBlock: space(2),
  borderBlockStart: hairline,
  breakInside: 'avoid',
  '@media': {
    [media.from640]: { gridTemplateColumns: `${names} 1fr`, minBlockSize: basics.row },
    print: { gridTemplateColumns: `${names} 1fr` },
  },
})

export const label = style({ paddingInlineEnd: space(3), overflowWrap: 'anywhere' })

export const track = style({ position: 'relative', display: 'block', minInlineSize: 0, blockSize: span(5) })

const bar = style({
  position: 'absolute',
  minInlineSize: space(1),
  blockSize: span(2),
  borderRadius: radius.small,
  printColorAdjust: 'exact',
})

export const bars = styleVariants({
  planned: [bar, { insetBlockStart: 0, border: `${stroke.thin} solid ${vars.chart1}`, background: vars.surface }],
  actual: [
    bar,
    {
      insetBlockStart: span(2.5),
      background: vars.chart1,
      selectors: { [`${swatch} &`]: { insetBlockStart: 0 } },
      '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  ],
})
