import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const roomy = `(min-width: ${span(160)})`

const links = style({ gap: `0 ${span(5)}`, alignItems: 'center', whiteSpace: 'nowrap' })

export const inBar = style([links, { display: 'none', '@media': { [roomy]: { display: 'flex' } } }])

export const underBar = style([
  links,
  { display: 'flex', flexWrap: 'wrap', padding: `${span(2)} ${span(4)} 0`, '@media': { [roomy]: { display: 'none' } } },
])

globalStyle(`${links} a[aria-current]`, { fontWeight: 600, color: vars.accentInk })
