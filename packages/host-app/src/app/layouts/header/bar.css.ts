import { vars } from '@portal/ui/theme'
import { letters, span, touch } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const wide = `(min-width: ${span(240)})`

// Visible only to screen readers.
const unseen = {
  position: 'absolute',
  inlineSize: letters(1),
  blockSize: letters(1),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Label beside an icon. Phones show only the icon. */
export const shortLabel = style({
  ...unseen,
  '@media': {
    [wide]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' },
  },
})

/** The portal's name beside its logo, hidden where the bar is too narrow. */
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

/** Who is signed in, in two short lines. On phones the user menu shows this. */
export const who = style({
  display: 'none',
  flexDirection: 'column',
  lineHeight: 1.3,
  textAlign: 'end',
  '@media': { [wide]: { display: 'flex' } },
})

/** The same lines, at the top of the user menu. */
export const whoInMenu = style({ display: 'flex', flexDirection: 'column', lineHeight: 1.4 })

export const role = style({ color: vars.muted, fontSize: span(3.25) })
