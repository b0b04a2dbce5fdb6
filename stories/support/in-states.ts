import type { ReactNode } from 'react'

/** State and texts of a control in the matrix of states. `words` are in the page's language. */
export interface Shown {
  readonly isDisabled: boolean
  readonly isReadOnly: boolean
  /** Name of the state, for controls that need a unique name. */
  readonly state: string
  readonly words: { readonly label: string; readonly one: string; readonly other: string }
}

/** A row in the matrix of Foundations/States. */
export interface Control {
  /** Distinguishes the rows of one component. Default: the component's name. */
  readonly name?: string
  /** Set for text fields, where a press only moves focus, and for controls with a native button. Default `false`. */
  readonly hasNoPress?: true
  readonly knows: readonly ('disabled' | 'read-only')[]
  readonly draw: (shown: Shown) => ReactNode
}

export const nothing = () => undefined

/** For controls that can be disabled, but not read-only. */
export const off = ['disabled'] as const

/** For controls that can be disabled and read-only. */
export const all = ['disabled', 'read-only'] as const

export const optionsOf = ({ words }: Shown) => [
  { value: 'one', label: words.one },
  { value: 'other', label: words.other },
]

/** Props of a control that can be disabled and read-only. */
export const field = ({ isDisabled, isReadOnly, words }: Shown) => ({ isDisabled, isReadOnly, label: words.label })

export const plain = ({ isDisabled, words }: Shown) => ({ isDisabled, label: words.label })
