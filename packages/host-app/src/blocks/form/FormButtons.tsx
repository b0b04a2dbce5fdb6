import { Button } from '@portal/ui/Button'
import { useBlockTexts } from '../texts.ts'

interface FormButtonsProps {
  /** On the button that sends. */
  submit: string
  /** While it is sent, the form cannot be put away. */
  isSending: boolean
  /** Whether sending deletes or rejects something. Default `false`. */
  isDanger?: boolean | undefined
  /** Whether there is nothing to send. Default `false`. */
  isDisabled?: boolean
  /** Puts the form away without sending. Default: there is no such button. */
  onCancel?: (() => void) | undefined
  /** On the button that puts it away. Default "Cancel". */
  cancel?: string | undefined
}

/** The buttons of a form: the one that sends it, and the one that puts it away. */
export const FormButtons = (props: FormButtonsProps) => {
  const { submit, isSending, isDanger = false, isDisabled = false, onCancel, cancel } = props
  const t = useBlockTexts()
  return (
    <>
      <Button isBusy={isSending} isDisabled={isDisabled} type="submit" variant={isDanger ? 'danger' : 'primary'}>
        {submit}
      </Button>
      {onCancel && (
        <Button isDisabled={isSending} onPress={onCancel}>
          {cancel ?? t('cancel')}
        </Button>
      )}
    </>
  )
}
