import { Button } from 'react-aria-components/Button'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Collection } from 'react-aria-components/Collection'
import { TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components/Tree'
import { Glyph } from '../Icon/Glyph.tsx'
import { Icon } from '../Icon/index.ts'
import { check, chevron } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { box } from './box.css.ts'
import { isWaiting } from './nodes.ts'
import type { TreeNode } from './props.ts'
import { label as labelStyle, line, loading, note as noteStyle, picture, row, turn } from './Tree.css.ts'

/** An item and its descendants. */
export const TreeRow = (node: TreeNode) => {
  const { id, label, icon, note, href, children = [] } = node
  const t = useUiTexts()
  return (
    <TreeItem className={row} hasChildItems={isWaiting(node)} href={href} id={id} textValue={label}>
      <TreeItemContent>
        {({ hasChildItems, selectionMode }) => (
          <div className={line}>
            {hasChildItems ? (
              <Button className={turn} slot="chevron">
                <Glyph mirrors path={chevron} size="small" />
              </Button>
            ) : (
              <span className={turn} />
            )}
            {selectionMode === 'multiple' && (
              <Checkbox className={box} slot="selection">
                <Glyph path={check} size="small" />
              </Checkbox>
            )}
            {icon && (
              <span className={picture}>
                <Icon name={icon} />
              </span>
            )}
            <span className={labelStyle}>{label}</span>
            {note && <span className={noteStyle}>{note}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{child => <TreeRow {...child} />}</Collection>
      {isWaiting(node) && (
        <TreeLoadMoreItem className={loading} isLoading>
          {t('loading')}
        </TreeLoadMoreItem>
      )}
    </TreeItem>
  )
}
