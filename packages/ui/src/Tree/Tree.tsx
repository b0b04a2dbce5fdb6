import { useState } from 'react'
import { Tree as AriaTree } from 'react-aria-components/Tree'
import { elementProps } from '../element/index.ts'
import { flatten, isWaiting } from './nodes.ts'
import type { TreeProps } from './props.ts'
import { tree } from './Tree.css.ts'
import { TreeRow } from './TreeRow.tsx'

/** A hierarchy, such as budget categories or folders. Arrow keys collapse and expand items. */
export const Tree = (props: TreeProps) => {
  const { label, nodes, defaultExpanded = [], onExpand, onLoad, selection = 'none', selected, onSelect, empty } = props
  const [own, setOwn] = useState(defaultExpanded)
  const expanded = props.expanded ?? own
  const expand = (ids: readonly string[]) => {
    setOwn(ids)
    onExpand?.(ids)
    const opened = flatten(nodes).filter(({ id }) => ids.includes(id) && !expanded.includes(id))
    for (const node of opened) if (isWaiting(node)) onLoad?.(node.id)
  }
  return (
    <AriaTree
      {...elementProps(props)}
      {...(selected && { selectedKeys: selected })}
      aria-label={label}
      className={tree}
      expandedKeys={expanded}
      items={nodes}
      onExpandedChange={keys => expand([...keys].map(String))}
      onSelectionChange={keys =>
        onSelect?.(keys === 'all' ? flatten(nodes).map(({ id }) => id) : [...keys].map(String))
      }
      renderEmptyState={() => empty}
      selectionMode={selection}
    >
      {node => <TreeRow {...node} />}
    </AriaTree>
  )
}
