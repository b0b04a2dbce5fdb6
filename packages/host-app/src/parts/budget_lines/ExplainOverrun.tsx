import { explainOverrun } from '@portal/contract/budgets'
import { limits } from '@portal/contract/limits'
import { Dialog } from '@portal/ui/Dialog'
import { TextArea } from '@portal/ui/TextArea'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { filled } from '../../blocks/use-form.ts'
import { useBudgetTexts } from './texts.ts'

/** Asks why the lines exceed the project's budget. */
export const ExplainOverrun = ({ projectId: id, onClose }: { projectId: string; onClose: () => void }) => {
  const t = useBudgetTexts()
  return (
    <Dialog isOpen onClose={onClose} title={t('over_explain')}>
      <RecordForm
        endpoint={explainOverrun}
        onCancel={onClose}
        onDone={onClose}
        read={form => ({ ...filled(form), id })}
      >
        <TextArea
          help={t('over_reason_help')}
          isRequired
          label={t('over_reason')}
          maxLength={limits.text_length}
          name="reason"
        />
      </RecordForm>
    </Dialog>
  )
}
