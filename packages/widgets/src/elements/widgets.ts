/** Widgets with an element named `portal-<widget>`. The contract has the same list. */
export const widgets = ['complaint', 'evaluation', 'exam', 'signature', 'budget'] as const

export type Widget = (typeof widgets)[number]

/** Attributes of the elements. The script tag uses the prefix `data-`. The last one is a state, not a setting. */
export const attributes = ['site', 'locale', 'for', 'label', 'floating', 'open'] as const
