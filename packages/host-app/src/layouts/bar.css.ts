import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

const wide = '(min-width: 60rem)'

// There for those who listen only.
const unseen = {
  position: 'absolute',
  inlineSize: '1em',
  blockSize: '1em',
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

/** The portal's name beside its sign, where the bar holds too much for both. */
export const brandWord = style({ '@media': { '(max-width: 29.99em)': unseen } })

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '2.75rem',
  color: vars.text,
  fontWeight: 600,
  textDecoration: 'none',
})

/** Who is signed in, in two short lines; on phones it stands in the person's menu. */
export const who = style({
  display: 'none',
  flexDirection: 'column',
  lineHeight: 1.3,
  textAlign: 'end',
  '@media': { [wide]: { display: 'flex' } },
})

/** The same, at the head of the person's menu. */
export const whoInMenu = style({ display: 'flex', flexDirection: 'column', lineHeight: 1.4 })

export const role = style({ color: vars.muted, fontSize: '0.8125rem' })
