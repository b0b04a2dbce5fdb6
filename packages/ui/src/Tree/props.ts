import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { IconName } from '../Icon/index.ts'

/** How much may be chosen. */
export const treeSelections = ['none', 'single', 'multiple'] as const

/** One thing of a Tree. */
export interface TreeNode {
  /** Passed to the callbacks. */
  readonly id: string
  /** What it is called. */
  readonly label: string
  /** Before its name. */
  readonly icon?: IconName
  /** At the end of its line: an amount, a count, a Status. */
  readonly note?: ReactNode
  /** Where it opens. */
  readonly href?: string
  /** What belongs to it. */
  readonly children?: readonly TreeNode[]
  /** Something belongs to it that is loaded when it is first unfolded. Default `false`. */
  readonly isLazy?: boolean
}

/** What a Tree takes. */
export interface TreeProps extends ElementProps {
  /** Names it for screen readers. */
  label: string
  /** The things at the top. */
  nodes: readonly TreeNode[]
  /** Ids of those that are unfolded, when controlled by the caller. */
  expanded?: readonly string[]
  /** Ids of those that are unfolded at first, when uncontrolled. Default none. */
  defaultExpanded?: readonly string[]
  /** Called with the ids of all that are unfolded. */
  onExpand?: (ids: readonly string[]) => void
  /** Called with the id of a lazy one that is unfolded and whose children are not there yet. */
  onLoad?: (id: string) => void
  /** Default `none`. */
  selection?: (typeof treeSelections)[number]
  /** Ids of the chosen ones. Default none. */
  selected?: readonly string[]
  /** Called with the ids of all that are chosen. */
  onSelect?: (ids: readonly string[]) => void
  /** Shown when there is nothing. Default nothing. */
  empty?: ReactNode
}
