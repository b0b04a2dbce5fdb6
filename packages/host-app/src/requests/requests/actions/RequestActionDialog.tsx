import type { RequestRecord } from '@portal/contract/requests/request-records'
import { useState } from 'react'
import { ReasonDialog } from '../../../blocks/form/ReasonDialog.tsx'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { endpointOf, type StepAction, textsOfAction } from './actions.ts'

export interface RequestActionDialogProps {
  row: RequestRecord
  name: StepAction
  onDone: () => void
  onAway: () => void
}

/** One step as a short form. It sends the version that was current when it opened. */
export const RequestActionDialog = ({ row, name, onDone, onAway }: RequestActionDialogProps) => {
  const t = useRequestTexts()
  const [opened] = useState(row)
  const texts = textsOfAction(opened, name)
  return (
    <ReasonDialog
      action={t(`actions.${texts}.submit`)}
      endpoint={endpointOf(opened, name)}
      input={{ id: opened.id, version: opened.version }}
      onClose={onAway}
      onDone={onDone}
      reason={name === 'buy' ? undefined : { label: t('reason') }}
      text={t(`actions.${texts}.lead`)}
      title={t(`actions.${texts}.title`)}
    />
  )
}
