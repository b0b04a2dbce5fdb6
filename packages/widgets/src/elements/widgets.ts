/** Widgets that there is an element of, named `portal-` and this; the contract has the same list. */
export const widgets = ['complaint', 'evaluation', 'exam', 'signature', 'budget'] as const

/** A widget that there is an element of. */
export type Widget = (typeof widgets)[number]
