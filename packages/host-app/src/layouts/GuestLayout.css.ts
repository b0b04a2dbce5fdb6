import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  minBlockSize: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface,
})

export const bar = style({
  minBlockSize: '3.5rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: '1rem',
})

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  color: vars.text,
  fontWeight: 600,
  textDecoration: 'none',
})

export const content = style({ flex: 1, paddingBlock: '5vh 2rem' })

export const foot = style({ padding: '1rem', textAlign: 'center' })
