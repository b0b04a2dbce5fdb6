import type { RequestRecord } from '@portal/contract/request_records'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useRequestTexts } from '../../../parts/requests/texts.ts'
import { endpointOf, type RequestAction, textsOfAction } from './actions.ts'

/** What every dialog of an action takes. */
export interface ActionDialogProps {
  row: RequestRecord
  name: RequestAction
  onDone: () => void
  onAway: () => void
}

/** One step as a short form. It goes by the version that it was opened on. */
export const ActionDialog = ({ row, name, onDone, onAway }: ActionDialogProps) => {
  const t = useRequestTexts()
  const [opened] = useState(row)
  const texts = textsOfAction(opened, name)
  const { form, isSending } = useForm({
    endpoint: endpointOf(opened, name),
    send: useAct(),
    read: (typed): object => ({ id: opened.id, version: opened.version, ...filled(typed) }),
    onDone,
  })
  return (
    <Dialog isOpen onClose={onAway} title={t(`actions.${texts}.title`)}>
      <Form
        {...form}
        actions={
          <>
            <Button isBusy={isSending} type="submit" variant="primary">
              {t(`actions.${texts}.submit`)}
            </Button>
            <Button isDisabled={isSending} onPress={onAway} variant="quiet">
              {t('away')}
            </Button>
          </>
        }
      >
        <Text tone="muted">{t(`actions.${texts}.lead`)}</Text>
        {name !== 'buy' && <TextArea isRequired label={t('reason')} name="reason" />}
      </Form>
    </Dialog>
  )
}
