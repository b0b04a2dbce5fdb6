import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { useBlockTexts } from '../../blocks/texts.ts'
import { EmploymentFields } from './EmploymentFields.tsx'
import { RequestFields } from './RequestFields.tsx'
import { RequestItems } from './RequestItems.tsx'
import { type RequestFormOptions, useRequestForm } from './use-request-form.ts'

interface RequestFormProps extends RequestFormOptions {
  onCancel: () => void
}

/** A request as it is typed: for whom and what, and what it takes of which budget lines. */
export const RequestForm = ({ kind, type, given, record, onDone, onCancel }: RequestFormProps) => {
  const t = useBlockTexts()
  const { form, isSending, fields, items } = useRequestForm({ kind, type, given, record, onDone })
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
      <RequestFields {...fields} given={given} kind={kind} type={type} />
      {kind === 'employment_requests' ? (
        <EmploymentFields currency={items.currency} given={given} lines={items.lines} />
      ) : (
        <RequestItems {...items} />
      )}
    </Form>
  )
}
