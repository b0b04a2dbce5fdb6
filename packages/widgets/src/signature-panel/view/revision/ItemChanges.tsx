import { Isolate } from '@portal/ui/Isolate'
import { plain } from '../../../plain.css.ts'
import { changes } from '../panel.css.ts'
import { changedItems, type Item, type Revision } from './content.ts'
import { ItemTerms } from './ItemTerms.tsx'

interface ItemChangesProps {
  before: Revision['content']
  after: Revision['content']
}

/** Lists the items that changed since an earlier revision, with old and new values. */
export const ItemChanges = ({ before, after }: ItemChangesProps) => {
  const text = (item: Item, { currency }: Revision['content']) => (
    <>
      <Isolate direction="auto">{item.name}</Isolate>: <ItemTerms currency={currency} item={item} />
    </>
  )
  return (
    <ul className={changes}>
      {changedItems(before, after).map(({ id, was, is }) => (
        <li className={plain} key={id}>
          {was && <del className={plain}>{text(was, before)}</del>}{' '}
          {is && <ins className={plain}>{text(is, after)}</ins>}
        </li>
      ))}
    </ul>
  )
}
