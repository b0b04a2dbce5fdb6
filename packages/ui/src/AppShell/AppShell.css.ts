import { globalStyle, style } from '@vanilla-extract/css'
import { basics, vars } from '../theme/contract.css.ts'
import { hairline, media, space, width, windowHeight } from '../theme/scale.ts'

export const shell = style({
  minBlockSize: windowHeight(height => height),
  display: 'flex',
  flexDirection: 'column',
  vars: { [basics.top]: width.bar },
  '@media': { [media.tiny]: { vars: { [basics.top]: space(0) } } },
})

export const body = style({ flex: 1, display: 'flex', alignItems: 'stretch', minInlineSize: 0 })

export const content = style({ flex: 1, minInlineSize: 0 })

// Keeps focused elements clear of the bar. A part with a sticky bar of its own sets more.
globalStyle(`${content} :where(a, button, input, textarea, [tabindex])`, {
  scrollMarginBlockStart: `calc(${basics.top} + ${space(2)})`,
})

export const side = style({
  display: 'none',
  flex: 'none',
  inlineSize: width.drawer,
  position: 'sticky',
  insetBlockStart: basics.top,
  maxBlockSize: windowHeight(height => `calc(${height} - ${basics.top})`),
  overflowY: 'auto',
  padding: space(3),
  borderInlineEnd: hairline,
  background: vars.surface,
  selectors: { '&[data-folded]': { inlineSize: width.rail } },
  '@media': { [media.from960]: { display: 'flex', flexDirection: 'column' } },
})

export const onPhones = style({ display: 'flex', '@media': { [media.from960]: { display: 'none' } } })

export const onDesktop = style({ display: 'none', '@media': { [media.from960]: { display: 'flex' } } })
