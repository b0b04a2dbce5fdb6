export type { TreeProps } from './props.ts'
export { type TreeNode, treeSelections } from './props.ts'
export { Tree } from './Tree.tsx'
