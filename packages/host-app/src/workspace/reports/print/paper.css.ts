import { vars } from '@portal/ui/theme'
import { letters, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Smaller than on the screen: paper is read from near, and a budget has many columns. */
export const sheet = style({ fontSize: letters(0.72), lineHeight: 1.4 })

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: span(4),
  paddingBlockEnd: span(1.6),
  marginBlockEnd: span(3.2),
  borderBlockEnd: `medium solid ${vars.text}`,
})

export const title = style({ fontSize: letters(1.6), lineHeight: 1.3, fontWeight: 600, margin: 0 })

/** The portal's name and the day, at the other side of the title. */
export const origin = style({ textAlign: 'end', whiteSpace: 'nowrap', color: vars.muted })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${letters(12)}, 1fr))`,
  gap: `${span(2.4)} ${span(4.8)}`,
  margin: 0,
})

export const term = style({ color: vars.muted })

export const value = style({ margin: 0, overflowWrap: 'anywhere' })

export const notes = style({ color: vars.muted, marginBlock: `${span(3.2)} 0` })

/** Dollars under the amount that they are worth. */
export const quiet = style({ display: 'block', color: vars.muted, fontWeight: 400 })
