import { deleteUser, readUserDeletionImpact, type UserRecord } from '@portal/contract/people/users/users'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useAct, useRead } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { FormButtons } from '../../../blocks/form/FormButtons.tsx'
import { useForm } from '../../../blocks/form/use-form.ts'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { useNameOf } from '../../people/use-name-of.ts'
import { ImpactKinds } from './ImpactKinds.tsx'

interface DeleteUserProps {
  user: UserRecord
  onClose: () => void
  /** Called after deletion. */
  onDone: () => void
  /** Deactivates the account instead. Default: not permitted. */
  onDeactivate?: (() => void) | undefined
}

/**
 * Confirms the deletion of an account and lists what is deleted with it. An account with records can only be
 * deactivated.
 */
export const DeleteUser = ({ user, onClose, onDone, onDeactivate }: DeleteUserProps) => {
  const t = useUserTexts()
  const blocks = useBlockTexts()
  const nameOf = useNameOf()
  const { id, version } = user
  const read = useRead(readUserDeletionImpact, { id })
  const { form, isSending } = useForm({
    endpoint: deleteUser,
    send: useAct(),
    read: () => ({ id, version }),
    onDone: () => {
      toast({ tone: 'success', text: t('deleted') })
      onDone()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} role="alertdialog" title={t('delete_title', { name: nameOf(user) })}>
      <Loaded placeholder={<Skeleton lines={4} />} read={read}>
        {({ data: { blockers, cascades } }) =>
          blockers.length > 0 ? (
            <Stack>
              <Banner title={t('blocked_title')} tone="warning">
                {t('blocked')}
              </Banner>
              <ImpactKinds kinds={blockers} />
              <div>{onDeactivate && <Button onPress={onDeactivate}>{t('acts.deactivate')}</Button>}</div>
            </Stack>
          ) : (
            <Form
              {...form}
              actions={<FormButtons isDanger isSending={isSending} onCancel={onClose} submit={blocks('delete')} />}
            >
              <Text>{t(cascades.length > 0 ? 'goes_with' : 'nothing_else')}</Text>
              <ImpactKinds kinds={cascades} />
            </Form>
          )
        }
      </Loaded>
    </Dialog>
  )
}
