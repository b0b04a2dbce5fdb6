import { changedParts } from '@portal/contract/requests/request-changes'
import { plain } from '../../../plain.css.ts'
import { usePartName } from '../names.ts'
import { changes } from '../panel.css.ts'
import type { Revision } from './content.ts'
import { ItemChanges } from './ItemChanges.tsx'
import { RevisionPart } from './RevisionPart.tsx'

interface ChangesProps {
  before: Revision['content']
  after: Revision['content']
}

/** Lists the parts that changed since an earlier revision, with old and new values. */
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
                <RevisionPart content={before} part={part} />
              </del>{' '}
              <ins className={plain}>
                <RevisionPart content={after} part={part} />
              </ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
