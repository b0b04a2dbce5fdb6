import { addExchangeRate } from '@portal/contract/exchange_rates'
import { Drawer } from '@portal/ui/Drawer'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { RateFields } from './RateFields.tsx'
import { rateIn } from './rate-form.ts'
import { useRateTexts } from './texts.ts'

interface NewRateProps {
  /** Called once it is stored. */
  onAdded: () => void
  onClose: () => void
}

/** Enters a rate; it is never changed afterwards, only taken back. */
export const NewRate = ({ onAdded, onClose }: NewRateProps) => {
  const t = useRateTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm endpoint={addExchangeRate} onDone={onAdded} read={rateIn} submit={t('add')}>
        <RateFields />
      </RecordForm>
    </Drawer>
  )
}
