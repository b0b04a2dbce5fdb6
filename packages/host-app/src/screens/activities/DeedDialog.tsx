import type { ActivityRecord } from '@portal/contract/activities'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Text } from '@portal/ui/Text'
import { useActivityTexts } from '../../parts/activities/texts.ts'
import { DeedFields } from './DeedFields.tsx'
import type { DeedName } from './deeds.ts'
import { useDeedForm } from './use-deed-form.ts'

interface DeedDialogProps {
  /** As it is now; its version is sent along. */
  row: ActivityRecord
  name: DeedName
  onDone: () => void
  /** Puts the form away; what was typed is kept. */
  onAway: () => void
}

/** One step or report as a short form. */
export const DeedDialog = ({ row, name, onDone, onAway }: DeedDialogProps) => {
  const t = useActivityTexts()
  const { form, isSending, kept, asks, today } = useDeedForm(row, name, onDone)
  return (
    <Dialog isOpen onClose={onAway} title={t(`deeds.${name}.title`)}>
      <Form
        {...form}
        actions={
          <>
            <Button isBusy={isSending} type="submit" variant="primary">
              {t(`deeds.${name}.submit`)}
            </Button>
            <Button isDisabled={isSending} onPress={onAway} variant="quiet">
              {t('put_away')}
            </Button>
          </>
        }
      >
        <Text tone="muted">{t(`deeds.${name}.lead`)}</Text>
        {kept && <Text size="small">{t('draft_kept')}</Text>}
        <DeedFields asks={asks} kept={kept} name={name} row={row} today={today} />
      </Form>
    </Dialog>
  )
}
