import { style } from '@vanilla-extract/css'

/** Only for private complaints. Hidden by CSS, so that it works without scripts. */
export const privateOnly = style({
  selectors: { 'form:has(input[name="type"][value="user"]:checked) &': { display: 'none' } },
})
