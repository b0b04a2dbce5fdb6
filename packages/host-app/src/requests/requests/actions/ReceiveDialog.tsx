import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { leftToReceive } from '@portal/contract/requests/request-items'
import { NumberField } from '@portal/ui/NumberField'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { FormDialog } from '../../../blocks/form/FormDialog.tsx'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import type { RequestActionDialogProps } from './RequestActionDialog.tsx'

/** Records the quantity received per item. Defaults to everything outstanding. */
export const ReceiveDialog = ({ row, onDone, onAway }: Omit<RequestActionDialogProps, 'name'>) => {
  const t = useRequestTexts()
  const [opened] = useState(row)
  const open = leftToReceive(opened.items)
  const [typed, setTyped] = useState<Readonly<Record<number, number | null>>>({})
  const quantityOf = (position: number, left: number) => {
    const given = typed[position]
    return given === undefined ? left : given
  }
  const sent = open.flatMap(({ position, left }) => {
    const quantity = quantityOf(position, left)
    return quantity ? [{ position, quantity }] : []
  })
  // Names each field after its path in the request body, so that validation errors map to it.
  const nameOf = (position: number) => {
    const at = sent.findIndex(one => one.position === position)
    return at < 0 ? `left.${position}` : `items.${at}.quantity`
  }
  const { form, isSending } = useForm({
    endpoint: purchaseRequests.receive,
    send: useAct(),
    read: given => {
      const { note } = filled(given)
      return { id: opened.id, version: opened.version, items: sent, ...(note && { note }) }
    },
    onDone,
  })
  return (
    <FormDialog
      cancel={t('away')}
      isDisabled={sent.length === 0}
      form={form}
      isSending={isSending}
      onClose={onAway}
      submit={t('actions.receive.submit')}
      title={t('actions.receive.title')}
    >
      <Text tone="muted">{t('actions.receive.lead')}</Text>
      {open.map(({ position, name, unit, left }) => (
        <NumberField
          decimals={2}
          help={t('left_to_come', { left, unit: unit ?? '' })}
          isOptional
          key={position}
          label={name}
          min={0}
          name={nameOf(position)}
          onChange={quantity => setTyped(now => ({ ...now, [position]: quantity }))}
          value={quantityOf(position, left)}
        />
      ))}
      <TextArea isOptional label={t('receipt_note')} name="note" />
    </FormDialog>
  )
}
