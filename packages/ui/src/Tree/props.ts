import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { IconName } from '../Icon/index.ts'

/** How many nodes can be selected. */
export const treeSelections = ['none', 'single', 'multiple'] as const

export interface TreeNode {
  /** Passed to the callbacks. */
  readonly id: string
  /** The node's name. */
  readonly label: string
  /** An icon before the label. */
  readonly icon?: IconName
  /** Content at the row's end: an amount, a count, or a Status. */
  readonly note?: ReactNode
  /** The address that the node opens. */
  readonly href?: string
  /** The child nodes. */
  readonly children?: readonly TreeNode[]
  /** Whether the children load on first expansion. Default `false`. */
  readonly isLazy?: boolean
}

export interface TreeProps extends ElementProps {
  /** The tree's accessible name. */
  label: string
  /** The root nodes. */
  nodes: readonly TreeNode[]
  /** The controlled IDs of expanded nodes. */
  expanded?: readonly string[]
  /** The initial IDs of expanded nodes, when uncontrolled. Default none. */
  defaultExpanded?: readonly string[]
  /** Called with the IDs of all expanded nodes. */
  onExpand?: (ids: readonly string[]) => void
  /** Called with the ID of a lazy node that expands before its children are loaded. */
  onLoad?: (id: string) => void
  /** Default `none`. */
  selection?: (typeof treeSelections)[number]
  /** IDs of the selected nodes. Default none. */
  selected?: readonly string[]
  /** Called with the IDs of all selected nodes. */
  onSelect?: (ids: readonly string[]) => void
  /** Shown if there are no nodes. Default none. */
  empty?: ReactNode
}
