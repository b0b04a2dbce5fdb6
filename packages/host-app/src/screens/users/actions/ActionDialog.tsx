import type { UserResults } from '@portal/contract/user_actions'
import type { User } from '@portal/contract/users'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useBlockTexts } from '../../../blocks/texts.ts'
import { filled, useForm } from '../../../blocks/use-form.ts'
import { useUserTexts } from '../texts.ts'
import { ActionFields } from './ActionFields.tsx'
import { ActionResults } from './ActionResults.tsx'
import { type ActionName, actions, partOf } from './actions.ts'
import { useBulk } from './use-bulk.ts'

interface ActionDialogProps {
  name: ActionName
  /** Whom it is done to; one as well as many. */
  users: readonly User[]
  onClose: () => void
  /** Called when it was done, whatever came of it for each. Default nothing. */
  onDone?: () => void
}

/** Asks before an action, shows how far it has come, and what came of it for each person. */
export const ActionDialog = ({ name, users: given, onClose, onDone }: ActionDialogProps) => {
  const t = useUserTexts()
  const blocks = useBlockTexts()
  // The list is read anew as they change.
  const [users] = useState(given)
  const [results, setResults] = useState<UserResults>()
  const ids = users.map(({ id }) => id)
  const bulk = useBulk(ids, partOf(name))
  const { form, isSending } = useForm({
    endpoint: actions[name],
    send: bulk.send,
    read: typed => ({ ids: ids.slice(0, partOf(name)), ...filled(typed) }),
    onDone: ({ data }) => {
      onDone?.()
      const isSimple = users.length === 1 && data.every(({ code }) => code === null)
      if (!isSimple) return setResults(data)
      toast({ tone: 'success', text: t(`done.${name}`) })
      onClose()
    },
  })
  return (
    <Dialog isOpen title={t(`acts.${name}`)} {...(!isSending && { onClose })}>
      {results ? (
        <ActionResults name={name} onClose={onClose} results={results} users={users} />
      ) : (
        <Form
          {...form}
          actions={
            <>
              <Button isBusy={isSending} type="submit" variant={name === 'deactivate' ? 'danger' : 'primary'}>
                {t(`acts.${name}`)}
              </Button>
              <Button isDisabled={isSending} onPress={onClose}>
                {blocks('cancel')}
              </Button>
            </>
          }
        >
          <ActionFields done={isSending || bulk.done > 0 ? bulk.done : undefined} name={name} users={users} />
        </Form>
      )}
    </Dialog>
  )
}
