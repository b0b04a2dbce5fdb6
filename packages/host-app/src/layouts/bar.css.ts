import { vars } from '@portal/ui/theme'
import { style } from '@vanilla-extract/css'

const wide = '(min-width: 60rem)'

/** Words beside a picture; on phones they are there for those who listen only. */
export const shortLabel = style({
  position: 'absolute',
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [wide]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' },
  },
})

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
