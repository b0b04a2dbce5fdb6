import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

// By the room it is given, not by the window: in a sheet it is one column on every screen.
const wide = '(min-width: 52rem)'

export const room = style({ containerType: 'inline-size' })

export const columns = style({
  display: 'grid',
  gap: '2rem',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 20rem)' } },
})

export const aside = style({
  '@container': { [wide]: { borderInlineStart: `1px solid ${vars.line}`, paddingInlineStart: '1.5rem' } },
})
