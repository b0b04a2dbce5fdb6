import { style } from '@vanilla-extract/css'

/** Belongs to private complaints only; without scripts the choice itself hides it. */
export const privateOnly = style({
  selectors: { 'form:has(input[name="type"][value="user"]:checked) &': { display: 'none' } },
})
