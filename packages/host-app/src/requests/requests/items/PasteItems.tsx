import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { TextArea } from '@portal/ui/TextArea'
import { useRequestTexts } from '../../../core/texts/requests.ts'

interface PasteItemsProps {
  /** Called with the pasted cells, tab-separated with one row per line. */
  onPaste: (text: string) => void
  /** Why the paste was rejected. */
  problem: string | undefined
  onClose: () => void
}

export const PasteItems = ({ onPaste, problem, onClose }: PasteItemsProps) => {
  const t = useRequestTexts()
  return (
    <Dialog isOpen onClose={onClose} title={t('paste')}>
      <Form
        actions={
          <>
            <Button type="submit" variant="primary">
              {t('paste_add')}
            </Button>
            <Button onPress={onClose}>{t('away')}</Button>
          </>
        }
        onSubmit={form => onPaste(String(form.get('rows') ?? ''))}
      >
        <TextArea
          {...(problem !== undefined && { error: problem })}
          help={t('paste_help')}
          label={t('paste_rows')}
          name="rows"
        />
      </Form>
    </Dialog>
  )
}
