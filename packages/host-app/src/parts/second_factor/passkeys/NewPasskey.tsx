import { limits } from '@portal/contract/limits'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { useFieldText } from '../../../blocks/feedback/problem-text.ts'
import { loadPasskeys } from '../../../session/passkey-support.ts'
import { useFactorTexts } from '../texts.ts'
import type { Changes } from '../use-changes.tsx'

/** Names a passkey and has the browser make it. */
export const NewPasskey = ({ changes, onClose }: { changes: Changes; onClose: () => void }) => {
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
    <Dialog isOpen onClose={onClose} size="small" title={t('passkeys.add_title')}>
      <Form
        actions={
          <Button isBusy={isBusy} type="submit" variant="primary">
            {t('passkeys.add')}
          </Button>
        }
        onSubmit={onSubmit}
        problems={isNameless ? { name: fieldText('field_required') } : {}}
        serverError={problem}
      >
        <Text>{t('passkeys.add_text')}</Text>
        <TextField
          autoComplete="off"
          autoFocus
          help={t('passkeys.name_help')}
          isRequired
          label={t('passkeys.name')}
          maxLength={limits.code_length}
          name="name"
        />
      </Form>
    </Dialog>
  )
}
