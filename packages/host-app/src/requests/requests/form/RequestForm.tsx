import { Form } from '@portal/ui/Form'
import { useEffect, useState } from 'react'
import { FormButtons } from '../../../blocks/form/FormButtons.tsx'
import { RestoredNote } from '../../../blocks/form/RestoredNote.tsx'
import { restoreFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { useBlockTexts } from '../../../blocks/texts.ts'
import { RequestItems } from '../items/RequestItems.tsx'
import { EmploymentFields } from './EmploymentFields.tsx'
import { RequestFields } from './RequestFields.tsx'
import { type RequestFormOptions, useRequestForm } from './use-request-form.ts'

interface RequestFormProps extends RequestFormOptions {
  onCancel: () => void
}

const Fields = ({ onCancel, onStartOver, ...options }: RequestFormProps & { onStartOver: () => void }) => {
  const t = useBlockTexts()
  const { form, isSending, giveUp, startOver, fields, items } = useRequestForm(options)
  const { kind, type, given } = options
  return (
    <Form
      {...form}
      actions={
        <FormButtons
          isSending={isSending}
          onCancel={() => {
            giveUp()
            onCancel()
          }}
          submit={t('save')}
        />
      }
      hasStickyActions
    >
      {form.restored && (
        <RestoredNote
          onStartOver={() => {
            startOver()
            onStartOver()
          }}
        />
      )}
      <RequestFields {...fields} given={given} kind={kind} type={type} />
      {kind === 'employment_requests' ? (
        <EmploymentFields currency={items.currency} given={given} lines={items.lines} rate={items.rate} />
      ) : (
        <RequestItems {...items} />
      )}
    </Form>
  )
}

/**
 * A request as it is typed: for whom and what, and what it takes of which budget lines. It is stored on the device,
 * items included, until it is saved or given up.
 */
export const RequestForm = (props: RequestFormProps) => {
  const [begins, setBegins] = useState(0)
  // It takes the place of the list or record, and of the menu that it was chosen in.
  useEffect(restoreFocus, [])
  return <Fields {...props} key={begins} onStartOver={() => setBegins(begins + 1)} />
}
