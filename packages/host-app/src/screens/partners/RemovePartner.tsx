import { deletePartner, type Partner } from '@portal/contract/partners'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { toast } from '@portal/ui/Toast'
import { useProblemText } from '../../blocks/problem-text.ts'
import { useAct } from '../../blocks/use-read.ts'
import { usePartnerTexts } from './texts.ts'

/** Removes a site after a question, since its pages stop showing widgets at once. */
export const RemovePartner = ({ partner, onDone }: { partner: Partner; onDone: () => void }) => {
  const t = usePartnerTexts()
  const problemText = useProblemText()
  const act = useAct()
  const remove = async () => {
    const question = { title: t('delete_title', { name: partner.name }), text: t('delete_text'), action: t('delete') }
    if (!(await confirm(question))) return
    await act(deletePartner, { id: partner.id, version: partner.version }).then(onDone, error =>
      toast({ tone: 'danger', text: problemText(error) }),
    )
  }
  return (
    <div>
      <Button onPress={remove} size="small" variant="danger">
        {t('delete')}
      </Button>
    </div>
  )
}
