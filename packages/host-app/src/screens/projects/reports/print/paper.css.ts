import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

/** Smaller than on the screen: paper is read from near, and a budget has many columns. */
export const sheet = style({ fontSize: '0.72em', lineHeight: 1.4 })

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlockEnd: '0.4rem',
  marginBlockEnd: '0.8rem',
  borderBlockEnd: `medium solid ${vars.text}`,
})

export const title = style({ fontSize: '1.6em', lineHeight: 1.3, fontWeight: 600, margin: 0 })

/** The portal's name and the day, at the other side of the title. */
export const origin = style({ textAlign: 'end', whiteSpace: 'nowrap', color: vars.muted })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12em, 1fr))',
  gap: '0.6rem 1.2rem',
  margin: 0,
})

export const term = style({ color: vars.muted })

export const value = style({ margin: 0, overflowWrap: 'anywhere' })

export const notes = style({ color: vars.muted, marginBlock: '0.8rem 0' })

/** Dollars under the amount that they are worth. */
export const quiet = style({ display: 'block', color: vars.muted, fontWeight: 400 })
