import type { RequestRecord } from '@portal/contract/request_records'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { FormDialog } from '../../../blocks/form/FormDialog.tsx'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useRequestTexts } from '../../../parts/requests/texts.ts'
import { endpointOf, type RequestStep, textsOfAction } from './actions.ts'

/** What every dialog of an action takes. */
export interface ActionDialogProps {
  row: RequestRecord
  name: RequestStep
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
  // No field of this form contains an item that the budget line has too little for.
  const ofItem = Object.entries(form.problems).find(([field]) => field.startsWith('items.'))?.[1]
  return (
    <FormDialog
      cancel={t('away')}
      form={{ ...form, serverError: ofItem ?? form.serverError }}
      isSending={isSending}
      onClose={onAway}
      submit={t(`actions.${texts}.submit`)}
      title={t(`actions.${texts}.title`)}
    >
      <Text tone="muted">{t(`actions.${texts}.lead`)}</Text>
      {name !== 'buy' && <TextArea isRequired label={t('reason')} name="reason" />}
    </FormDialog>
  )
}
