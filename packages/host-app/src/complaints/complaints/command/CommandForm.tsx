import type { Complaint } from '@portal/contract/complaints/complaints'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { TextArea } from '@portal/ui/TextArea'
import { useLayoutEffect, useRef } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { inMemory, useDraft } from '../../../blocks/form/drafts.ts'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useHandlingTexts } from '../../../core/texts/texts.ts'
import { type ComplaintCommandName, commands } from './commands.ts'

interface CommandFormProps {
  /** The current row. The request sends its version. */
  complaint: Complaint
  name: ComplaintCommandName
  /** Current text. Default: empty. */
  text?: string | null | undefined
  onDone: () => void
  /** Closes the form and keeps the draft. */
  onAway: () => void
}

/**
 * Form with one text field and one button. A rejected request keeps the draft; the next try uses the row's current
 * version.
 */
export const CommandForm = ({ complaint: { id, version }, name, text, onDone, onAway }: CommandFormProps) => {
  const t = useHandlingTexts()
  const { endpoint, field } = commands[name]
  const draft = useDraft(`${id}:${name}`, inMemory)
  const area = useRef<HTMLTextAreaElement>(null)
  const { form, isSending } = useForm({
    endpoint,
    send: useAct(),
    read: values => ({ id, version, ...filled(values) }),
    onDone: () => {
      draft.drop()
      onDone()
    },
  })
  useLayoutEffect(() => area.current?.focus(), [])
  return (
    <Form
      {...form}
      actions={
        <>
          <Button isBusy={isSending} type="submit" variant="primary">
            {t(`sends.${name}`)}
          </Button>
          <Button isDisabled={isSending} onPress={onAway} variant="quiet">
            {t('put_away')}
          </Button>
        </>
      }
      label={t(`acts.${name}`)}
    >
      <TextArea
        defaultValue={draft.read()?.[field] ?? text ?? ''}
        help={t(`helps.${name}`)}
        isRequired
        label={t(`fields.${name}`)}
        name={field}
        onChange={typed => draft.save({ [field]: typed })}
        ref={area}
      />
    </Form>
  )
}
