import { basics, vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '100%',
  marginBlock: '0.75rem',
  border: `1px solid ${vars.line}`,
  borderRadius: basics.radius,
  background: vars.surface,
  colorScheme: 'normal',
})

/** Wide tables of props scroll on phones, instead of the page. */
export const props = style({ overflowX: 'auto' })

/** Text beside stories, in the portal's own font. */
export const words = style({
  fontFamily: basics.font,
  fontSize: basics.type,
  lineHeight: basics.leading,
  color: vars.text,
})

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlock: '0.75rem 1.5rem' })

export const cell = style({
  padding: '0.5rem 0.75rem 0.5rem 0',
  borderBlockEnd: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})

export const key = style({
  padding: '0.125rem 0.375rem',
  border: `1px solid ${vars.edge}`,
  borderRadius: basics.radius,
  fontSize: '0.875em',
  whiteSpace: 'nowrap',
})

export const points = style({
  paddingInlineStart: '1.25rem',
  marginBlock: '0.75rem 1.5rem',
  display: 'grid',
  gap: '0.25rem',
})

export const related = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', marginBlock: '0.75rem 1.5rem' })

export const link = style({ color: vars.accentInk })
