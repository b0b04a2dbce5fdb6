import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

// By the room it is given, not by the window: in a sheet it is one column on every screen.
const wide = '(min-width: 52rem)'

export const room = style({ containerType: 'inline-size' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  selectors: {
    '&:has(> :nth-child(2))': {
      '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 20rem)' } },
    },
  },
})

const hairline = `thin solid ${vars.line}`

export const aside = style({
  borderBlockStart: hairline,
  paddingBlockStart: '1.5rem',
  '@container': {
    [wide]: { borderBlockStart: 0, borderInlineStart: hairline, paddingBlockStart: 0, paddingInlineStart: '1.5rem' },
  },
})
