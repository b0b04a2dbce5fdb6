import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** Receives lost focus. Not interactive, so it shows no focus ring. */
export const editor = style({ display: 'flex', flexDirection: 'column', gap: span(6), outline: 'none' })

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: span(3),
  paddingBlock: span(2),
  borderBlockEnd: `thin solid ${vars.line}`,
})

/** Name above role and email. Takes the remaining width. */
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
