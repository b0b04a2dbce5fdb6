import { vars } from '@portal/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const roomy = '(min-width: 40rem)'

const links = style({ gap: '0 1.25rem', alignItems: 'center', whiteSpace: 'nowrap' })

export const inBar = style([links, { display: 'none', '@media': { [roomy]: { display: 'flex' } } }])

export const underBar = style([
  links,
  { display: 'flex', flexWrap: 'wrap', padding: '0.5rem 1rem 0', '@media': { [roomy]: { display: 'none' } } },
])

globalStyle(`${links} a[aria-current]`, { fontWeight: 600, color: vars.accent })
