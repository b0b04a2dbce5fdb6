import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const frame = style({
  minBlockSize: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface,
})

export const bar = style({
  minBlockSize: span(14),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The last language's own padding makes up the rest, so that its name ends where the page does.
  paddingInline: `${span(4)} ${span(1)}`,
})

// As high as the window, so that a form that grows as it arrives moves nothing that is in view.
export const content = style({ flex: 1, minBlockSize: `calc(100vh - ${span(14)})`, paddingBlock: `5vh ${span(8)}` })

export const foot = style({ padding: span(4), textAlign: 'center' })
