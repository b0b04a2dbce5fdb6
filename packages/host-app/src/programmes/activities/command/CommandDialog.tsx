import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { Text } from '@portal/ui/Text'
import { FormDialog } from '../../../blocks/form/FormDialog.tsx'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { CommandFields } from './CommandFields.tsx'
import type { ActivityCommandName } from './commands.ts'
import { useCommandForm } from './use-command-form.ts'

interface CommandDialogProps {
  /** The current record. Its version is sent along. */
  row: ActivityRecord
  name: ActivityCommandName
  onDone: () => void
  /** Closes the form but preserves the draft. */
  onAway: () => void
}

export const CommandDialog = ({ row, name, onDone, onAway }: CommandDialogProps) => {
  const t = useActivityTexts()
  const { form, isSending, restored, extraFields, today } = useCommandForm(row, name, onDone)
  return (
    <FormDialog
      cancel={t('put_away')}
      form={form}
      isSending={isSending}
      onClose={onAway}
      submit={t(`commands.${name}.submit`)}
      title={t(`commands.${name}.title`)}
    >
      <Text tone="muted">{t(`commands.${name}.lead`)}</Text>
      {restored && <Text size="small">{t('draft_restored')}</Text>}
      <CommandFields extraFields={extraFields} restored={restored} name={name} row={row} today={today} />
    </FormDialog>
  )
}
