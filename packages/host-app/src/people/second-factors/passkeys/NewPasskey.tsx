import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useFieldText } from '../../../blocks/feedback/problem-text.ts'
import { FormDialog } from '../../../blocks/form/FormDialog.tsx'
import { loadPasskeys } from '../../../core/session/passkey-support.ts'
import { useFactorTexts } from '../../../core/texts/people.ts'
import type { FactorChanges } from '../use-changes.tsx'
import { PasskeyName } from './PasskeyName.tsx'

/** Asks for a name and creates the passkey in the browser. */
export const NewPasskey = ({ changes, onClose }: { changes: FactorChanges; onClose: () => void }) => {
  const t = useFactorTexts()
  const fieldText = useFieldText()
  const [isNameless, setNameless] = useState(false)
  const { isBusy, problem, change } = changes.of('passkeys')
  const add = (name: string) =>
    change(async () => {
      const { makePasskey } = await loadPasskeys()
      const answer = await changes.confirmed(() => makePasskey(name))
      if (!answer) return
      onClose()
      await changes.done('passkeys.added', answer.recovery_codes)
    })
  const onSubmit = async (form: FormData) => {
    const name = String(form.get('name')).trim()
    setNameless(name === '')
    if (name !== '' && !isBusy) await add(name)
  }
  return (
    <FormDialog
      form={{
        onSubmit,
        problems: isNameless ? { name: fieldText('field_required') } : {},
        serverError: problem,
      }}
      isSending={isBusy}
      onClose={onClose}
      size="small"
      submit={t('passkeys.add')}
      title={t('passkeys.add_title')}
    >
      <Text>{t('passkeys.add_text')}</Text>
      <PasskeyName help={t('passkeys.name_help')} />
    </FormDialog>
  )
}
