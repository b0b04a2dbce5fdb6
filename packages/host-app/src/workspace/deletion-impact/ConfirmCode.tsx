import { ProblemError } from '@portal/contract/core/api/call'
import { limits } from '@portal/contract/core/fields/limits'
import type { Deletion } from '@portal/contract/core/records/deletion'
import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
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
import { useDeletionImpactTexts } from '../../core/texts/workspace.ts'
import { said } from './deletion-impact.css.ts'

interface ConfirmCodeProps {
  /** The impact that the user saw. Sent with the request, so that nothing else is deleted. */
  impact: DeletionImpact
  remove: Deletion['remove']
  record: { readonly id: string; readonly version: number }
  /** Whether the list differs from the one shown before. */
  isChanged: boolean
  onClose: () => void
  onDone: () => void
  /** Called when the server rejects the impact as stale. */
  onOutdated: (error: ProblemError) => void
  /** The list of affected records. */
  children: ReactNode
}

/**
 * Notice above a reloaded list. Takes focus in a layout effect, because the focused element is unmounted. Otherwise the
 * dialog would focus its first button.
 */
const Changed = ({ hasCode }: { hasCode: boolean }) => {
  const t = useDeletionImpactTexts()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return (
    <div className={said} ref={ref} tabIndex={-1}>
      <Banner tone="warning">{t(hasCode ? 'changed' : 'changed_list')}</Banner>
    </div>
  )
}

/** Errors that show that the impact is stale: the list changed, or something blocks the deletion since. */
const outdating: ReadonlySet<string> = new Set(['changed_meanwhile', 'in_use', 'months_closed'])

/** The list, followed by fields for the reason and the code if the deletion requires them. */
export const ConfirmCode = (props: ConfirmCodeProps) => {
  const { impact, remove, record, isChanged, onClose, onDone, onOutdated, children } = props
  const t = useDeletionImpactTexts()
  const act = useAct()
  const hasMoney = impact.money.length > 0
  const hasCode = impact.code !== undefined
  const { form, isSending } = useForm({
    endpoint: remove,
    check: (form): Record<string, string> => ({
      ...(hasMoney && !form.get('reason') && { reason: 'reason_required' }),
      ...(hasCode && !form.get('typed_code') && { typed_code: 'field_required' }),
    }),
    send: async (...given) => {
      try {
        return await act(...given)
      } catch (error) {
        if (error instanceof ProblemError && outdating.has(error.problem.code)) onOutdated(error)
        throw error
      }
    },
    read: given => ({ ...record, shown: impact.shown, ...filled(given) }),
    onDone: () => {
      // Discards drafts of the deleted record, so that leaving doesn't ask about them.
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
      {isChanged && <Changed hasCode={hasCode} />}
      {children}
      {hasMoney && (
        <TextArea help={t('reason_help')} isRequired label={t('reason')} maxLength={limits.text_length} name="reason" />
      )}
      {impact.code && (
        <Text>
          {t('type_code')} <Isolate direction="ltr">{impact.code}</Isolate>
        </Text>
      )}
      {hasCode && <TextField autoComplete="off" direction="ltr" isRequired label={t('code')} name="typed_code" />}
    </Form>
  )
}
