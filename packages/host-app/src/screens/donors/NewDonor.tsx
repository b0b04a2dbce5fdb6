import { addDonor } from '@portal/contract/donors'
import { Drawer } from '@portal/ui/Drawer'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { filled } from '../../blocks/use-form.ts'
import { DonorFields } from './DonorFields.tsx'
import { useDonorTexts } from './texts.ts'

interface NewDonorProps {
  /** Called with the id of the new donor. */
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds a donor; its record is shown next. */
export const NewDonor = ({ onAdded, onClose }: NewDonorProps) => {
  const t = useDonorTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm endpoint={addDonor} onDone={({ data }) => onAdded(data.id)} read={filled} submit={t('add')}>
        <DonorFields />
      </RecordForm>
    </Drawer>
  )
}
