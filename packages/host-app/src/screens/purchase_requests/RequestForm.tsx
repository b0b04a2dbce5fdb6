import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { useBlockTexts } from '../../blocks/texts.ts'
import { RequestFields } from './RequestFields.tsx'
import { RequestItems } from './RequestItems.tsx'
import { type RequestFormOptions, useRequestForm } from './use-request-form.ts'

interface RequestFormProps extends RequestFormOptions {
  onCancel: () => void
}

/** A request as it is typed: for whom and what, its items, and what is left of their lines. */
export const RequestForm = ({ endpoint, type, given, record, onDone, onCancel }: RequestFormProps) => {
  const t = useBlockTexts()
  const { form, isSending, fields, items } = useRequestForm({ endpoint, type, given, record, onDone })
  return (
    <Form
      {...form}
      actions={
        <>
          <Button isBusy={isSending} type="submit" variant="primary">
            {t('save')}
          </Button>
          <Button isDisabled={isSending} onPress={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
      hasStickyActions
    >
      <RequestFields {...fields} given={given} type={type} />
      <RequestItems {...items} />
    </Form>
  )
}
