import { vars } from '@portal/ui/theme'
import { letters, span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Smaller than on screen, because paper is read from close up and a budget has many columns. */
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

/** Portal name and date, opposite the title. */
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

/** Dollar amount below the amount it converts. */
export const quiet = style({ display: 'block', color: vars.muted, fontWeight: 400 })
