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
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The last language's own padding makes up the rest, so that its name ends where the page does.
  paddingInline: '1rem 0.25rem',
})

// As high as the window, so that a form that grows as it arrives moves nothing that is in view.
export const content = style({ flex: 1, minBlockSize: 'calc(100vh - 3.5rem)', paddingBlock: '5vh 2rem' })

export const foot = style({ padding: '1rem', textAlign: 'center' })
