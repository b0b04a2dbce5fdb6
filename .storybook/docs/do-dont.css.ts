import { basics, vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  gap: '2rem',
  marginBlock: '1.5rem 2.5rem',
  fontFamily: basics.font,
  fontSize: basics.type,
  lineHeight: basics.leading,
  color: vars.text,
})

const side = style({ paddingBlockStart: '0.75rem', borderBlockStart: '2px solid' })

export const good = style([side, { borderColor: vars.success }])

export const bad = style([side, { borderColor: vars.danger }])

export const title = style({ display: 'flex', alignItems: 'center', gap: '0.5rem', fontWeight: 600 })

export const toneOf = { good: style({ color: vars.success }), bad: style({ color: vars.danger }) } as const

export const list = style({ listStyle: 'none', display: 'grid', gap: '0.5rem', marginBlockStart: '0.5rem' })
