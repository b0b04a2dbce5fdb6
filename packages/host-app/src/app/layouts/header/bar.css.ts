import { vars } from '@portal/ui/theme'
import { letters, span, touch } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const wide = `(min-width: ${span(240)})`

// There for screen readers only.
const unseen = {
  position: 'absolute',
  inlineSize: letters(1),
  blockSize: letters(1),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Words beside a picture; phones show the picture alone. */
export const shortLabel = style({
  ...unseen,
  '@media': {
    [wide]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' },
  },
})

/** The portal's name next to its logo, where the bar has no space for both. */
export const brandWord = style({ '@media': { [`(max-width: ${letters(29.99)})`]: unseen } })

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: span(2),
  minBlockSize: touch,
  color: vars.text,
  fontWeight: 600,
  textDecoration: 'none',
})

/** Who is signed in, in two short lines; on phones it is in the person's menu. */
export const who = style({
  display: 'none',
  flexDirection: 'column',
  lineHeight: 1.3,
  textAlign: 'end',
  '@media': { [wide]: { display: 'flex' } },
})

/** The same, at the head of the person's menu. */
export const whoInMenu = style({ display: 'flex', flexDirection: 'column', lineHeight: 1.4 })

export const role = style({ color: vars.muted, fontSize: span(3.25) })
