import { Dialog } from '@portal/ui/Dialog'
import type { ElementProps } from '@portal/ui/element'
import { useComplaintTexts } from '../locales/index.ts'
import { ComplaintForm, type ComplaintFormProps } from './ComplaintForm.tsx'
import { complaintStoreOf } from './complaint-store.ts'

export interface ComplaintModalProps extends ElementProps, Pick<ComplaintFormProps, 'port' | 'onFiled' | 'onFailed'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called by the close button and Escape. The port keeps the draft. */
  onClose: () => void
}

/** The complaint form in a dialog. Closing keeps the draft. The confirmation shows only once. */
export const ComplaintModal = (props: ComplaintModalProps) => {
  const { port, isOpen, onClose, onFiled, onFailed, ...element } = props
  const t = useComplaintTexts()
  const close = () => {
    const store = complaintStoreOf(port)
    if (store.read().step === 'received') store.reset()
    onClose()
  }
  return (
    <Dialog {...element} isOpen={isOpen} onClose={close} title={t('title')}>
      <ComplaintForm onFailed={onFailed} onFiled={onFiled} port={port} />
    </Dialog>
  )
}
