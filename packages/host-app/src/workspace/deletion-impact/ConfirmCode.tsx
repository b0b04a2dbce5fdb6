import { ProblemError } from '@portal/contract/core/api/call'
import { limits } from '@portal/contract/core/fields/limits'
import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import type { deleteDonor } from '@portal/contract/programmes/donors'
import { Banner } from '@portal/ui/Banner'
import { clearAllUnsaved, Form } from '@portal/ui/Form'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { FormButtons } from '../../blocks/form/FormButtons.tsx'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { said } from './deletion-impact.css.ts'
import { useDeletionImpactTexts } from './texts.ts'

interface ConfirmCodeProps {
  /** What was seen to go: sent along, so that nothing else does. */
  impact: DeletionImpact
  remove: typeof deleteDonor
  record: { readonly id: string; readonly version: number }
  /** Whether the list is another than the one that was shown before. */
  isChanged: boolean
  onClose: () => void
  onDone: () => void
  /** Called where what was seen is old. */
  onOutdated: (error: ProblemError) => void
  /** The list. */
  children: ReactNode
}

/**
 * Above a list that was read again: the focus was on what has gone with the old one. It is moved before the screen is
 * painted: else the dialog finds it lost and puts it on its first button.
 */
const Changed = () => {
  const t = useDeletionImpactTexts()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return (
    <div className={said} ref={ref} tabIndex={-1}>
      <Banner tone="warning">{t('changed')}</Banner>
    </div>
  )
}

/** The list with the reason and the code that have to be typed under it. */
export const ConfirmCode = (props: ConfirmCodeProps) => {
  const { impact, remove, record, isChanged, onClose, onDone, onOutdated, children } = props
  const t = useDeletionImpactTexts()
  const act = useAct()
  const hasMoney = impact.money.length > 0
  const { form, isSending } = useForm({
    endpoint: remove,
    check: (form): Record<string, string> => (hasMoney && !form.get('reason') ? { reason: 'reason_required' } : {}),
    send: async (...given) => {
      try {
        return await act(...given)
      } catch (error) {
        if (error instanceof ProblemError && error.problem.code === 'changed_meanwhile') onOutdated(error)
        throw error
      }
    },
    read: given => ({ ...record, rows: impact.rows, money: impact.money, ...filled(given) }),
    onDone: () => {
      // What was typed into a record that is no more is nothing to ask about.
      clearAllUnsaved('page')
      onDone()
    },
  })
  return (
    <Form
      {...form}
      actions={
        <FormButtons
          cancel={t('keep')}
          isDanger
          isSending={isSending}
          onCancel={onClose}
          submit={t(hasMoney ? 'delete_restorable' : 'delete')}
        />
      }
    >
      {isChanged && <Changed />}
      {children}
      {hasMoney && (
        <TextArea help={t('reason_help')} isRequired label={t('reason')} maxLength={limits.text_length} name="reason" />
      )}
      {impact.code !== null && (
        <Text>
          {t('type_code')} <Isolate direction="ltr">{impact.code}</Isolate>
        </Text>
      )}
      <TextField autoComplete="off" direction="ltr" isRequired label={t('code')} name="typed_code" />
    </Form>
  )
}
