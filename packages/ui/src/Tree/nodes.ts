import type { TreeNode } from './props.ts'

/** All nodes of a tree in depth-first order. */
export const flatten = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.flatMap(node => [node, ...flatten(node.children ?? [])])

/** Whether the node's children must still be loaded. */
export const isWaiting = ({ isLazy, children }: TreeNode): boolean => isLazy === true && children === undefined
