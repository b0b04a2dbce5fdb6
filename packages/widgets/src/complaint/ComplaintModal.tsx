import { Dialog } from '@portal/ui/Dialog'
import type { ElementProps } from '@portal/ui/element'
import { useComplaintTexts } from '../locales/index.ts'
import { ComplaintForm, type ComplaintFormProps } from './ComplaintForm.tsx'
import { storeOf } from './complaint-store.ts'

export interface ComplaintModalProps extends ElementProps, Pick<ComplaintFormProps, 'port' | 'onFiled' | 'onFailed'> {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called by the cross and Escape. What was typed stays with the port. */
  onClose: () => void
}

/** The complaint form over the page. Closing preserves what was typed; a received message is shown once. */
export const ComplaintModal = (props: ComplaintModalProps) => {
  const { port, isOpen, onClose, onFiled, onFailed, ...element } = props
  const t = useComplaintTexts()
  const close = () => {
    const store = storeOf(port)
    if (store.read().step === 'received') store.reset()
    onClose()
  }
  return (
    <Dialog {...element} isOpen={isOpen} onClose={close} title={t('title')}>
      <ComplaintForm onFailed={onFailed} onFiled={onFiled} port={port} />
    </Dialog>
  )
}
