import { resetSecondFactor } from '@portal/contract/people/access/second-factors'
import type { UserRecord } from '@portal/contract/people/users/users'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../../blocks/api/use-read.ts'
import { FailureBanner } from '../../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../../blocks/feedback/use-attempt.ts'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { useNameOf } from '../../people/use-name-of.ts'
import { useConfirmed } from '../../second-factors/use-confirmed.tsx'

interface ResetSecondFactorProps {
  user: UserRecord
  onClose: () => void
}

/** Removes a lost second factor. Requires the viewer's own password. */
export const ResetSecondFactor = ({ user, onClose }: ResetSecondFactorProps) => {
  const t = useUserTexts()
  const blocks = useBlockTexts()
  const nameOf = useNameOf()
  const act = useAct()
  const { confirmed, question } = useConfirmed()
  const { attempt, isBusy, failure } = useAttempt()
  const reset = async () => {
    if (!(await confirmed(() => act(resetSecondFactor, { id: user.id })))) return
    toast({ tone: 'success', text: t('done.reset_second_factor') })
    onClose()
  }
  return (
    <Dialog
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {blocks('cancel')}
          </Button>
          <Button isBusy={isBusy} onPress={() => void attempt(reset)} variant="danger">
            {t('acts.reset_second_factor')}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t('acts.reset_second_factor')}
    >
      <Stack>
        <Text weight="strong">{nameOf(user)}</Text>
        <Text>{t('helps.reset_second_factor')}</Text>
        <FailureBanner failure={failure} />
      </Stack>
      {question}
    </Dialog>
  )
}
