import { Button } from '@portal/ui/Button'
import { useBlockTexts } from '../../core/texts/texts.ts'

interface FormButtonsProps {
  /** Label of the submit button. */
  submit: string
  /** Disables the cancel button, so that the form can't close while it submits. */
  isSending: boolean
  /** Whether submitting deletes or rejects something. Default `false`. */
  isDanger?: boolean | undefined
  /** Whether there is nothing to submit. Default `false`. */
  isDisabled?: boolean
  /** Closes the form without submitting. Default: no cancel button. */
  onCancel?: (() => void) | undefined
  /** Label of the cancel button. Default "Cancel". */
  cancel?: string | undefined
}

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
