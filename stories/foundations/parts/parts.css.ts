import { vars } from '@portal/ui/theme'
import { media, radius, space, stroke, type, weight } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const hairline = `${stroke.thin} solid ${vars.line}`

/** Rows separated by hairlines: facts at the start, samples in the rest. */
export const rows = style({ listStyle: 'none', padding: 0, borderBlockStart: hairline })

export const row = style({
  display: 'grid',
  gap: `${space(2)} ${space(6)}`,
  paddingBlock: space(4),
  alignItems: 'center',
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [media.from640]: { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)' } },
})

export const facts = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space(1) })

/** Names of tokens, left to right in every language. */
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: type.small,
  overflowWrap: 'anywhere',
})

export const token = style([
  code,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    minBlockSize: space(7),
    marginInlineStart: `calc(${space(1.5)} * -1)`,
    paddingInline: space(1.5),
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.accent,
    cursor: 'pointer',
    textAlign: 'start',
    '@media': { [media.touch]: { minBlockSize: space(11) } },
    selectors: { '&:hover': { background: vars.sunken } },
  },
])

export const columns = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
})

/** Column of dos or don'ts. The words say which, not only the line's colour. */
export const good = style({ borderBlockStart: `${stroke.thick} solid ${vars.success}`, paddingBlockStart: space(3) })
export const bad = style({ borderBlockStart: `${stroke.thick} solid ${vars.danger}`, paddingBlockStart: space(3) })

export const bullets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  maxInlineSize: '70ch',
  paddingInlineStart: space(5),
})

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })

export const head = style({
  padding: `${space(2)} ${space(3)}`,
  borderBlockEnd: `${stroke.thin} solid ${vars.edge}`,
  textAlign: 'start',
  fontSize: type.small,
  fontWeight: weight.strong,
  color: vars.muted,
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
})

export const cell = style({
  padding: `${space(2)} ${space(3)}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  fontWeight: weight.normal,
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
})
