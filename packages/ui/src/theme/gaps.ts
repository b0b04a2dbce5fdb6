/** Distances between things: 0, 4, 8, 16, 24, 40 px. */
export const gapNames = ['none', 'tiny', 'small', 'medium', 'large', 'huge'] as const

export type Gap = (typeof gapNames)[number]
