import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import type { ComponentProps, ReactNode } from 'react'
import { FormButtons } from './FormButtons.tsx'

interface FormDialogProps {
  title: string
  /** From useForm. */
  form: Omit<ComponentProps<typeof Form>, 'actions' | 'children'>
  isSending: boolean
  /** On the button that sends. */
  submit: string
  onClose: () => void
  /** On the button that closes it without sending. Default: there is no such button. */
  cancel?: string
  /** Whether there is nothing to send. Default `false`. */
  isDisabled?: boolean
  size?: ComponentProps<typeof Dialog>['size']
  /** What it is about, and the fields. */
  children: ReactNode
}

/** A form in a dialog of its own, with the buttons that send it and close it. */
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
