import { vars } from '@portal/ui/theme'
import { letters, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const sheet = style({ display: 'grid', gap: span(8), lineHeight: 1.5 })

/** English on the left and Arabic on the right, regardless of the page's direction. */
export const sides = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: span(12), direction: 'ltr' })

export const side = style({ textAlign: 'start', overflowWrap: 'anywhere' })

export const title = style({
  fontSize: letters(1.6),
  lineHeight: 1.3,
  fontWeight: 600,
  margin: 0,
  paddingBlockEnd: span(3.2),
  borderBlockEnd: `medium solid ${vars.text}`,
})

export const line = style({ marginBlock: `${span(3.2)} 0` })

export const name = style({ fontSize: letters(1.3), fontWeight: 600, marginBlock: `${span(1.6)} 0` })

export const revoked = style({ marginBlock: `${span(3.2)} 0`, fontWeight: 600, color: vars.danger })

export const foot = style({ display: 'flex', alignItems: 'center', gap: span(6), direction: 'ltr' })

export const verify = style({ flex: 1, fontSize: letters(0.85), overflowWrap: 'anywhere' })
