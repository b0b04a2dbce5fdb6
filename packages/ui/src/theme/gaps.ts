/** The gaps for layouts, in steps of 4 px. */
export const gapSteps = { none: 0, tiny: 1, small: 2, medium: 4, large: 6, huge: 10 } as const

/** Gaps of 0, 4, 8, 16, 24, and 40 px. */
export const gapNames = ['none', 'tiny', 'small', 'medium', 'large', 'huge'] as const

export type Gap = (typeof gapNames)[number]
