import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import type { ComponentProps, ReactNode } from 'react'
import { FormButtons } from './FormButtons.tsx'

interface FormDialogProps {
  title: string
  /** From useForm. */
  form: Omit<ComponentProps<typeof Form>, 'actions' | 'children'>
  isSending: boolean
  /** Label of the submit button. */
  submit: string
  onClose: () => void
  /** Label of the cancel button. Default: no cancel button. */
  cancel?: string
  /** Whether there is nothing to submit. Default `false`. */
  isDisabled?: boolean
  size?: ComponentProps<typeof Dialog>['size']
  /** Explanation and fields. */
  children: ReactNode
}

export const FormDialog = (props: FormDialogProps) => {
  const { title, form, isSending, submit, onClose, cancel, isDisabled = false, size = 'medium', children } = props
  return (
    <Dialog isOpen onClose={onClose} size={size} title={title}>
      <Form
        {...form}
        actions={
          <FormButtons
            cancel={cancel}
            isDisabled={isDisabled}
            isSending={isSending}
            onCancel={cancel === undefined ? undefined : onClose}
            submit={submit}
          />
        }
      >
        {children}
      </Form>
    </Dialog>
  )
}
