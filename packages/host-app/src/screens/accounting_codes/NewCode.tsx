import { addAccountingCode } from '@portal/contract/accounting_codes'
import { Drawer } from '@portal/ui/Drawer'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { filled } from '../../blocks/use-form.ts'
import { CodeFields } from './CodeFields.tsx'
import { useCodeTexts } from './texts.ts'

interface NewCodeProps {
  /** Called with the id of the new account. */
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds an account, open; its record is shown next. */
export const NewCode = ({ onAdded, onClose }: NewCodeProps) => {
  const t = useCodeTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm
        endpoint={addAccountingCode}
        onDone={({ data }) => onAdded(data.id)}
        read={form => ({ ...filled(form), active: true })}
        submit={t('add')}
      >
        <CodeFields />
      </RecordForm>
    </Drawer>
  )
}
