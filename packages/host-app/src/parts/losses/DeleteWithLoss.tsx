import type { deleteDonor, readDonorLoss } from '@portal/contract/donors'
import type { Loss } from '@portal/contract/losses'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { dropAllUnsaved, Form } from '@portal/ui/Form'
import { Isolate } from '@portal/ui/Isolate'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { filled, useForm } from '../../blocks/use-form.ts'
import { useAct, useRead } from '../../blocks/use-read.ts'
import { LossList } from './LossList.tsx'
import { useLossTexts } from './texts.ts'

/** The two endpoints of a record that others belong to. */
export interface LossEndpoints {
  /** Any endpoint of this shape: donors are only the first. */
  readonly read: typeof readDonorLoss
  readonly remove: typeof deleteDonor
}

interface DeleteWithLossProps {
  /** As a question: what is deleted. */
  title: string
  endpoints: LossEndpoints
  record: { readonly id: string; readonly version: number }
  onClose: () => void
  /** Called once it is gone. */
  onDone: () => void
}

const Asked = ({ loss, endpoints, record, onClose, onDone }: Omit<DeleteWithLossProps, 'title'> & { loss: Loss }) => {
  const t = useLossTexts()
  const { form, isSending } = useForm({
    endpoint: endpoints.remove,
    send: useAct(),
    read: given => ({ ...record, rows: loss.rows, ...filled(given) }),
    onDone: () => {
      // What was typed into a record that is no more is nothing to ask about.
      dropAllUnsaved('page')
      onDone()
    },
  })
  return (
    <Form
      {...form}
      actions={
        <>
          <Button isBusy={isSending} type="submit" variant="danger">
            {t('delete')}
          </Button>
          <Button isDisabled={isSending} onPress={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <LossList loss={loss} />
      <Text>
        {t('type_code')} <Isolate direction="ltr">{loss.code}</Isolate>
      </Text>
      <TextField autoComplete="off" direction="ltr" isRequired label={t('code')} name="typed_code" />
    </Form>
  )
}

/** Asks before a record goes that others belong to: lists exactly what goes with it, and asks for its code. */
export const DeleteWithLoss = ({ title, ...props }: DeleteWithLossProps) => {
  const { endpoints, record, onClose } = props
  const read = useRead(endpoints.read, { id: record.id })
  return (
    <Dialog isOpen onClose={onClose} role="alertdialog" title={title}>
      <Stack>
        {!read.data && read.error === undefined && <Skeleton lines={4} />}
        {!read.data && read.error !== undefined && (
          <ListFailed error={read.error} isRetrying={read.isValidating} onRetry={() => void read.mutate()} />
        )}
        {read.data && <Asked {...props} key={read.data.data.rows} loss={read.data.data} />}
      </Stack>
    </Dialog>
  )
}
