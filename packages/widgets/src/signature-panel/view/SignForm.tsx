import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { PasswordField } from '@portal/ui/PasswordField'
import { Stack } from '@portal/ui/Stack'
import { type ReactNode, useState } from 'react'
import { useSignatureTexts } from '../../locales/index.ts'
import type { SignatureDecision } from '../../ports/signature/index.ts'
import type { Panel } from '../use-panel.ts'
import { AppearanceFields, appearanceOf, type Draft } from './appearance/AppearanceFields.tsx'
import { useRefusal } from './use-refusal.ts'

export interface DecisionFormProps {
  panel: Panel
  /** The revision, the role, and the person represented. */
  capacity: Pick<SignatureDecision, 'revision' | 'role' | 'for_id'>
  /** Further actions beside the main button. */
  others: ReactNode
  /** Replaces the buttons when nothing can be sent. */
  instead: ReactNode
}

interface SignFormProps extends DecisionFormProps {
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Signs the document. Asks for the password when the server requires it. */
export const SignForm = ({ panel, capacity, draft, onDraft, others, instead }: SignFormProps) => {
  const t = useSignatureTexts()
  const refusal = useRefusal(panel)
  const [isChecked, setChecked] = useState(false)
  const [password, setPassword] = useState('')
  const appearance = appearanceOf(draft)
  const isTextMissing = isChecked && !appearance && draft.kind === 'typed'
  const isPasswordMissing = isChecked && panel.needsPassword && password === ''
  const submit = () => {
    setChecked(true)
    if (!appearance || (panel.needsPassword && password === '')) return
    setChecked(false)
    void panel.decide({ ...capacity, decision: 'sign', appearance, ...(password && { current_password: password }) })
  }
  return (
    <Form
      actions={
        instead ?? (
          <>
            <Button isBusy={panel.isBusy} type="submit" variant="primary">
              {t('sign')}
            </Button>
            {others}
          </>
        )
      }
      autoComplete="off"
      label={t('your_signature')}
      onSubmit={submit}
      problems={{
        ...refusal.problems,
        ...(isTextMissing && { 'appearance.text': t('problems.field_required') }),
        ...(isPasswordMissing && { current_password: t('problems.field_required') }),
      }}
      serverError={isChecked && !appearance && draft.kind === 'drawn' ? t('draw_first') : refusal.text}
    >
      <Stack>
        <AppearanceFields draft={draft} onChange={onDraft} />
        {panel.needsPassword && (
          <PasswordField
            autoFocus
            help={t('password_help')}
            isRequired
            label={t('password')}
            name="current_password"
            onChange={setPassword}
            value={password}
          />
        )}
      </Stack>
    </Form>
  )
}
