import { vars } from '@portal/ui/theme'
import { span } from '@portal/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

// A container query rather than a media query: in a drawer, the name is always above its privileges.
const wide = `(min-width: ${span(160)})`

export const container = style({ containerType: 'inline-size' })

/** One area: the name at the start, the privileges in columns beside it. */
export const area = style({
  margin: 0,
  padding: 0,
  paddingBlock: span(3),
  minInlineSize: 0,
  border: 0,
  borderBlockEnd: `thin solid ${vars.line}`,
  display: 'grid',
  gap: span(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { gridTemplateColumns: `${span(44)} minmax(0, 1fr)` } },
  selectors: { '&[hidden]': { display: 'none' } },
})

/** A `legend` takes part in the fieldset's grid only if it floats. */
export const areaName = style({ float: 'inline-start', padding: 0, fontWeight: 600 })

export const commands = style({
  display: 'grid',
  gap: `${span(1)} ${span(4)}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${span(46)}, 100%), 1fr))`,
  alignContent: 'start',
})

/** Spans all columns. */
export const reason = style({ gridColumn: '1 / -1', color: vars.muted })
