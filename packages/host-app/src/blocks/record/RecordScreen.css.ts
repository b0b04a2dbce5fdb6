import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

// A container query rather than a media query: a drawer always has one column.
const wide = `(min-width: ${span(208)})`

export const container = style({ containerType: 'inline-size' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: span(6),
  selectors: {
    '&:has(> :nth-child(2))': {
      '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) minmax(${span(56)}, ${span(80)})` } },
    },
  },
})

const hairline = `thin solid ${vars.line}`

export const aside = style({
  borderBlockStart: hairline,
  paddingBlockStart: span(6),
  '@container': {
    [wide]: { borderBlockStart: 0, borderInlineStart: hairline, paddingBlockStart: 0, paddingInlineStart: span(6) },
  },
})
