import { vars } from '@portal/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const table = style({
  inlineSize: '100%',
  marginBlockStart: '1.4rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

export const caption = style({
  fontSize: '1.25em',
  fontWeight: 600,
  textAlign: 'start',
  paddingBlockEnd: '0.3em',
  breakAfter: 'avoid',
})

/** Said again at the top of every page. */
export const tableHead = style({ display: 'table-header-group' })

const edge = { paddingBlock: '0.25em', paddingInline: '0.5em' } as const

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

/** Figures are written from left to right in every language: they stand at the right, where their decimals line up. */
export const figure = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
})

/** A head over figures: at the same side, but free to break. */
export const figureHead = style({ textAlign: 'end', selectors: { '[dir="rtl"] &': { textAlign: 'start' } } })

export const oneLine = style({ whiteSpace: 'nowrap' })
