/** Over everything that the library draws, words first and the tip over them. */
export const LABELS = 2100
export const TOOLTIP = 2200
