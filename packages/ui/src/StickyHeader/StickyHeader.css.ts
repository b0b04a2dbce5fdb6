import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { barShadow, hairline, layer, media, swift } from '../theme/scale.ts'

export const sticky = style([
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.shell,
    background: vars.surface,
    borderBlockEnd: hairline,
    borderBlockEndColor: 'transparent',
    '@media': { [media.tiny]: { position: 'static' } },
    selectors: { '&[data-scrolled]': { borderBlockEndColor: vars.line, boxShadow: barShadow } },
  },
  swift('border-color', 'box-shadow'),
])
