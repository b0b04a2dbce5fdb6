import { vars } from '@portal/ui/theme'
import { letters, span } from '@portal/ui/theme/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const table = style({
  inlineSize: '100%',
  marginBlockStart: span(5.6),
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

export const caption = style({
  fontSize: letters(1.25),
  fontWeight: 600,
  textAlign: 'start',
  paddingBlockEnd: letters(0.3),
  breakAfter: 'avoid',
})

/** Repeats at the top of every page. */
export const tableHead = style({ display: 'table-header-group' })

const edge = { paddingBlock: letters(0.25), paddingInline: letters(0.5) } as const

export const headCell = style({
  ...edge,
  fontWeight: 600,
  textAlign: 'start',
  verticalAlign: 'bottom',
  borderBlockEnd: `thin solid ${vars.text}`,
})

const row = style({ breakInside: 'avoid', borderBlockEnd: `thin solid ${vars.line}` })

export const rows = styleVariants({
  line: [row],
  group: [row, { fontWeight: 600, background: vars.sunken, breakAfter: 'avoid' }],
  total: [row, { fontWeight: 600, borderBlock: `thin solid ${vars.text}` }],
})

export const cell = style({ ...edge, verticalAlign: 'top', overflowWrap: 'break-word' })

/** Figures run left to right in every language. Right alignment lines up their decimals. */
export const figure = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
})

/** Header above figures, aligned with them but allowed to wrap. */
export const figureHead = style({ textAlign: 'end', selectors: { '[dir="rtl"] &': { textAlign: 'start' } } })

export const oneLine = style({ whiteSpace: 'nowrap' })
