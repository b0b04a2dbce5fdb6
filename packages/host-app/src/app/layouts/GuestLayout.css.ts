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
  // The last language link's own padding adds the rest, so that its name aligns with the page's edge.
  paddingInline: `${span(4)} ${span(1)}`,
})

// As tall as the viewport, so that a form that grows while it loads shifts nothing visible.
export const content = style({ flex: 1, minBlockSize: `calc(100vh - ${span(14)})`, paddingBlock: `5vh ${span(8)}` })

export const foot = style({ padding: span(4), textAlign: 'center' })
