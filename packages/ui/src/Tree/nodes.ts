import type { TreeNode } from './props.ts'

/** All things of a tree, from the top down. */
export const flatten = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.flatMap(node => [node, ...flatten(node.children ?? [])])

/** Whether what belongs to it has yet to be loaded. */
export const isWaiting = ({ isLazy, children }: TreeNode): boolean => isLazy === true && children === undefined
