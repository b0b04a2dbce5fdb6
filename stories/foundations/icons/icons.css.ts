import { vars } from '@portal/ui/theme'
import { radius, space, stroke, type } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const gallery = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
})

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  inlineSize: '100%',
  blockSize: '100%',
  padding: `${space(4)} ${space(2)} ${space(3)}`,
  border: `${stroke.thin} solid ${vars.line}`,
  borderRadius: radius.small,
  background: 'transparent',
  fontSize: type.small,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.sunken, borderColor: vars.edge } },
})

export const turns = style({ color: vars.muted })
