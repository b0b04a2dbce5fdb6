import { addDelegation, type Delegation, editDelegation, listDelegates } from '@portal/contract/requests/delegations'
import { DatePicker } from '@portal/ui/DatePicker'
import { Text } from '@portal/ui/Text'
import { useToday } from '../../blocks/api/use-installation.ts'
import { useRead } from '../../blocks/api/use-read.ts'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { filled } from '../../blocks/form/use-form.ts'
import { useDelegationTexts } from '../../core/texts/requests.ts'
import { PersonField } from '../../people/people/PersonField.tsx'
import { useSignsFor } from './use-signs-for.ts'

const Fields = ({ row }: { row?: Delegation }) => {
  const t = useDelegationTexts()
  const signsFor = useSignsFor()
  const today = useToday()
  const people = useRead(listDelegates, {}).data?.data
  const day = (name: 'from' | 'to', help?: string) => (
    <DatePicker
      isRequired
      label={t(name)}
      min={today}
      name={name}
      {...(help && { help })}
      {...(row && { defaultValue: row[name] })}
    />
  )
  if (row?.state === 'active')
    return (
      <>
        <Text>{signsFor(row)}</Text>
        <Text tone="muted">{t('begun')}</Text>
        {day('to', t('to_help'))}
      </>
    )
  return (
    <>
      <PersonField
        help={t('delegated_to_help')}
        label={t('delegated_to')}
        name="delegated_to_id"
        people={people}
        present={row?.delegated_to}
      />
      {day('from')}
      {day('to', t('to_help'))}
    </>
  )
}

/** Delegates the user's own signatures. */
export const NewDelegation = ({ onDone }: { onDone: () => void }) => (
  <RecordForm endpoint={addDelegation} onDone={onDone} read={filled} submit={useDelegationTexts()('add')}>
    <Fields />
  </RecordForm>
)

/** Edits a delegation. Once it has begun, only its last day can change. */
export const EditDelegation = ({ row, onDone }: { row: Delegation; onDone: () => void }) => (
  <RecordForm
    endpoint={editDelegation}
    onCancel={onDone}
    onDone={onDone}
    read={form => ({ delegated_to_id: row.delegated_to?.id, from: row.from, ...filled(form) })}
    record={row}
  >
    <Fields row={row} />
  </RecordForm>
)
