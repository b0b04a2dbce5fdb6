import { type Donor, deleteDonor, editDonor, readDonor, readDonorDeletionImpact } from '@portal/contract/donors'
import { toast } from '@portal/ui/Toast'
import { RecordActions } from '../../blocks/RecordActions.tsx'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { RecordScreen } from '../../blocks/RecordScreen.tsx'
import { filled } from '../../blocks/use-form.ts'
import { useQuery } from '../../blocks/use-query.ts'
import { useRead } from '../../blocks/use-read.ts'
import { DeleteWithImpact } from '../../parts/deletion-impact/DeleteWithImpact.tsx'
import { DonorFields } from './DonorFields.tsx'
import { useDonorTexts } from './texts.ts'
import { useDonorFacts } from './use-donor-facts.tsx'

/** One donor in a sheet over the list: facts, or its fields while it is changed. */
export const DonorRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useDonorTexts()
  const { get, set } = useQuery()
  const factsOf = useDonorFacts()
  const read = useRead(readDonor, { id })
  const stop = () => set({ act: undefined })
  const donor = read.data?.data
  const edit = (row: Donor) => (
    <RecordForm endpoint={editDonor} onCancel={stop} onDone={stop} read={filled} record={row}>
      <DonorFields donor={row} />
    </RecordForm>
  )
  return (
    <>
      <RecordScreen
        onClose={onClose}
        read={read}
        show={row =>
          row.can.edit && get('act') === 'edit'
            ? { title: t('edit_title', { name: row.full_name }), children: edit(row) }
            : { title: row.full_name, facts: factsOf(row), action: <RecordActions can={row.can} /> }
        }
        title={t('donor')}
      />
      {donor?.can.delete && get('act') === 'delete' && (
        <DeleteWithImpact
          endpoints={{ read: readDonorDeletionImpact, remove: deleteDonor }}
          onClose={stop}
          onDone={() => {
            toast({ tone: 'success', text: t('deleted') })
            set({ act: undefined, open: undefined })
          }}
          record={{ id, version: donor.version }}
          title={t('delete_title', { name: donor.full_name })}
        />
      )}
    </>
  )
}
