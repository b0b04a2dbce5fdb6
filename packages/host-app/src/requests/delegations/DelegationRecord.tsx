import { type Delegation, readDelegation } from '@portal/contract/requests/delegations'
import { useRead } from '../../blocks/api/use-read.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { RecordActions } from '../../blocks/record/RecordActions.tsx'
import type { RecordParts } from '../../blocks/record/RecordBody.tsx'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { factsOf } from '../../blocks/resource/field.ts'
import { useDelegationTexts } from '../../core/texts/requests.ts'
import { FoldedHistory } from '../../workspace/history/History.tsx'
import { EditDelegation } from './DelegationForm.tsx'
import { useDelegationFields } from './use-delegation-fields.tsx'
import { useSignsFor } from './use-signs-for.ts'

interface DelegationRecordProps {
  id: string
  onClose: () => void
}

/** One delegation in a drawer: its days or the edit form, and its history. */
export const DelegationRecord = ({ id, onClose }: DelegationRecordProps) => {
  const t = useDelegationTexts()
  const signsFor = useSignsFor()
  const fields = useDelegationFields()
  const { get, set } = useQuery()
  const stop = () => set({ act: undefined })
  const show = (row: Delegation): RecordParts =>
    row.can.edit && get('act') === 'edit'
      ? { title: t('edit_title'), children: <EditDelegation onDone={stop} row={row} /> }
      : {
          title: signsFor(row),
          action: <RecordActions can={{ edit: row.can.edit }} />,
          facts: factsOf(fields, row),
          children: <FoldedHistory id={id} kind="delegation" />,
        }
  return <RecordScreen onClose={onClose} read={useRead(readDelegation, { id })} show={show} title={t('delegation')} />
}
