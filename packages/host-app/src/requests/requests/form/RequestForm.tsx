import { Form } from '@portal/ui/Form'
import { useEffect, useState } from 'react'
import { FormButtons } from '../../../blocks/form/FormButtons.tsx'
import { RestoredNote } from '../../../blocks/form/RestoredNote.tsx'
import { restoreFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
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

/** Form of a request with its items. The device stores the draft until it is saved or discarded. */
export const RequestForm = (props: RequestFormProps) => {
  const [begins, setBegins] = useState(0)
  // Unmounts the list or record, and the menu that opened it.
  useEffect(restoreFocus, [])
  return <Fields {...props} key={begins} onStartOver={() => setBegins(begins + 1)} />
}
