/** Widgets that there is an element of, named `portal-` and this; the contract has the same list. */
export const widgets = ['complaint', 'evaluation', 'exam', 'signature', 'budget'] as const

/** A widget that there is an element of. */
export type Widget = (typeof widgets)[number]

/** Attributes of the elements; on the script tag each has `data-` before it. The last one is a state, not a choice. */
export const attributes = ['site', 'locale', 'for', 'label', 'floating', 'open'] as const
