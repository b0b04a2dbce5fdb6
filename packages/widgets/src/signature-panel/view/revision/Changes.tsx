import { changedParts } from '@portal/contract/requests/request-changes'
import { plain } from '../../../plain.css.ts'
import type { Revision } from '../../model/content.ts'
import { changes } from '../panel.css.ts'
import { ItemChanges } from './ItemChanges.tsx'
import { Part } from './Part.tsx'
import { usePartName } from './use-part-name.ts'

interface ChangesProps {
  before: Revision['content']
  after: Revision['content']
}

/** What one revision says otherwise than an earlier one: of each part what it was and what it is. */
export const Changes = ({ before, after }: ChangesProps) => {
  const partName = usePartName(after)
  return (
    <ul className={changes}>
      {changedParts(before, after).map(part => (
        <li className={plain} key={part}>
          {partName(part)}:{' '}
          {part === 'items' ? (
            <ItemChanges after={after} before={before} />
          ) : (
            <>
              <del className={plain}>
                <Part content={before} part={part} />
              </del>{' '}
              <ins className={plain}>
                <Part content={after} part={part} />
              </ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
