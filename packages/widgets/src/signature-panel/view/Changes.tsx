import { changedParts } from '@portal/contract/request_changes'
import { Isolate } from '@portal/ui/Isolate'
import { useSignatureTexts } from '../../locales/index.ts'
import { changedItems, type Revision } from '../model/content.ts'
import { Part } from './Part.tsx'
import { changes } from './panel.css.ts'
import { usePartName } from './use-part-name.ts'

interface ChangesProps {
  before: Revision['content']
  after: Revision['content']
}

/** What one revision says otherwise than an earlier one: of each part what it was and what it is, of items their names. */
export const Changes = ({ before, after }: ChangesProps) => {
  const t = useSignatureTexts()
  const partName = usePartName(after)
  return (
    <ul className={changes}>
      {changedParts(before, after).map(part => (
        <li key={part}>
          {partName(part)}:{' '}
          {part === 'items' ? (
            <Isolate direction="auto">{changedItems(before, after).join(t('comma'))}</Isolate>
          ) : (
            <>
              <del>
                <Part content={before} part={part} />
              </del>{' '}
              <ins>
                <Part content={after} part={part} />
              </ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
