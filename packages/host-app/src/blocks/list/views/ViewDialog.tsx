import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import type { ListView } from '@portal/contract/workspace/list-views'
import { Button } from '@portal/ui/Button'
import { Checkbox } from '@portal/ui/Checkbox'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { TextField } from '@portal/ui/TextField'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { useAct } from '../../api/use-read.ts'
import { filled, useForm } from '../../form/use-form.ts'

interface ViewDialogProps<Input extends z.ZodMiniType> {
  title: string
  endpoint: Endpoint<Input, z.ZodMiniType<{ data: ListView }>>
  /** Sent with the name and the default flag. */
  given: object
  /** The view to edit. Default: a new one. */
  view?: ListView
  other?: ReactNode
  onClose: () => void
}

/** Names a saved view and sets whether it is the list's default. */
export const ViewDialog = <Input extends z.ZodMiniType>(props: ViewDialogProps<Input>) => {
  const { title, endpoint, given, view, other, onClose } = props
  const t = useBlockTexts()
  const { form, isSending } = useForm({
    endpoint,
    read: typed => ({ ...given, name: filled(typed).name, is_default: typed.has('is_default') }),
    send: useAct(),
    onDone: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} size="small" title={title}>
      <Form
        {...form}
        actions={
          <>
            {other}
            <Button isBusy={isSending} type="submit" variant="primary">
              {t('save')}
            </Button>
          </>
        }
      >
        <TextField
          autoComplete="off"
          autoFocus
          defaultValue={view?.name ?? ''}
          help={t('views.columns_too')}
          isRequired
          label={t('views.name')}
          maxLength={limits.name_length}
          name="name"
        />
        <Checkbox defaultChecked={view?.is_default ?? false} name="is_default">
          {t('views.is_default')}
        </Checkbox>
      </Form>
    </Dialog>
  )
}
