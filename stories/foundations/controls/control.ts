import type { ReactNode } from 'react'

/** What a control is shown with; `words` are in the language of the page. */
export interface Shown {
  readonly isDisabled: boolean
  readonly isReadOnly: boolean
  /** The name of its state, for what needs another name each time. */
  readonly state: string
  readonly words: { readonly label: string; readonly one: string; readonly other: string }
}

/** A control and its states: whether it can be disabled, and whether it can be shown without being changed. */
export interface Control {
  readonly name: string
  /** Typed into, which a press only gives the focus, or pressed by a button of the browser's. Default `false`. */
  readonly hasNoPress?: true
  readonly knows: readonly ('disabled' | 'read-only')[]
  readonly draw: (shown: Shown) => ReactNode
}

/** What is called where nothing has to happen. */
export const nothing = () => undefined

/** Controls that can be disabled, and not shown read-only. */
export const off = ['disabled'] as const

/** Controls that know both. */
export const all = ['disabled', 'read-only'] as const

/** Two choices in the language of the page. */
export const optionsOf = ({ words }: Shown) => [
  { value: 'one', label: words.one },
  { value: 'other', label: words.other },
]

/** Props of a control that knows both states. */
export const field = ({ isDisabled, isReadOnly, words }: Shown) => ({ isDisabled, isReadOnly, label: words.label })

/** Props of a control that can only be disabled. */
export const plain = ({ isDisabled, words }: Shown) => ({ isDisabled, label: words.label })
