import { Isolate } from '@portal/ui/Isolate'
import { changedItems, type Item, type Revision } from '../../model/content.ts'
import { changes } from '../panel.css.ts'
import { ItemTerms } from './ItemTerms.tsx'

interface ItemChangesProps {
  before: Revision['content']
  after: Revision['content']
}

/** The items that one revision has otherwise than an earlier one: what each was, and what it is. */
export const ItemChanges = ({ before, after }: ItemChangesProps) => {
  const text = (item: Item, { currency }: Revision['content']) => (
    <>
      <Isolate direction="auto">{item.name}</Isolate>: <ItemTerms currency={currency} item={item} />
    </>
  )
  return (
    <ul className={changes}>
      {changedItems(before, after).map(({ id, was, is }) => (
        <li key={id}>
          {was && <del>{text(was, before)}</del>} {is && <ins>{text(is, after)}</ins>}
        </li>
      ))}
    </ul>
  )
}
