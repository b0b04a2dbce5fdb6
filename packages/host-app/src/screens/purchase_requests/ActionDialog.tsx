import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Money } from '@portal/ui/Money'
import { Select } from '@portal/ui/Select'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useState } from 'react'
import { Code } from '../../blocks/Code.tsx'
import { filled, useForm } from '../../blocks/use-form.ts'
import { useAct } from '../../blocks/use-read.ts'
import { useNameOf } from '../../parts/people/texts.ts'
import { useRequestTexts } from '../../parts/purchase_requests/texts.ts'
import { endpoints, inputOf, type RequestAction } from './actions.ts'

interface ActionDialogProps {
  row: PurchaseRequestRecord
  name: RequestAction
  onDone: () => void
  onAway: () => void
}

/** What a signature is given to: exactly this revision, with its total and its fingerprint. */
const Signed = ({ row }: { row: PurchaseRequestRecord }) => {
  const t = useRequestTexts()
  const nameOf = useNameOf()
  const roleOf = ({ role, for: away }: PurchaseRequestRecord['to_sign'][number]) =>
    away ? t('role_for', { role: t(`roles.${role}`), name: nameOf(away) }) : t(`roles.${role}`)
  const ways = row.to_sign.map((way, at) => ({ value: String(at), label: roleOf(way) }))
  return (
    <>
      <Text>
        {t('revision_of', { number: row.revision, reference: row.reference })}{' '}
        <Money amount={row.total_minor} currency={row.currency} />
      </Text>
      <Text size="small" tone="muted">
        {t('fingerprint')} <Code>{row.revisions.at(-1)?.content_hash.slice(0, 16) ?? ''}</Code>
      </Text>
      <Select defaultValue="0" isRequired label={t('sign_as')} name="way" options={ways} />
    </>
  )
}

/** One step, signature or comment as a short form. It goes by the revision that it was opened on. */
export const ActionDialog = ({ row, name, onDone, onAway }: ActionDialogProps) => {
  const t = useRequestTexts()
  // Whoever signs has seen this one; a later revision is refused, and shown instead.
  const [opened] = useState(row)
  const { form, isSending } = useForm({
    endpoint: endpoints[name],
    send: useAct(),
    read: typed => inputOf(opened, name, filled(typed)),
    onDone,
  })
  const isSigning = name === 'sign' || name === 'reject'
  return (
    <Dialog isOpen onClose={onAway} title={t(`actions.${name}.title`)}>
      <Form
        {...form}
        actions={
          <>
            <Button isBusy={isSending} type="submit" variant="primary">
              {t(`actions.${name}.submit`)}
            </Button>
            <Button isDisabled={isSending} onPress={onAway} variant="quiet">
              {t('away')}
            </Button>
          </>
        }
      >
        <Text tone="muted">{t(`actions.${name}.lead`)}</Text>
        {isSigning && <Signed row={opened} />}
        {name === 'comment' && <TextArea isRequired label={t('comment')} name="text" />}
        {!['sign', 'buy', 'comment'].includes(name) && <TextArea isRequired label={t('reason')} name="reason" />}
      </Form>
    </Dialog>
  )
}
