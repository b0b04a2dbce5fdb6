import type { RequestItem } from '@portal/contract/requests/request-records'
import { Isolate } from '@portal/ui/Isolate'
import { formatMoney } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRequestTexts } from '../../../core/texts/requests.ts'

interface ItemNameProps {
  item: Pick<RequestItem, 'name' | 'raised_minor'>
  currency: string
}

/** Name of an item, and the amount that was added to match an invoice. */
export const ItemName = ({ item: { name, raised_minor }, currency }: ItemNameProps) => {
  const t = useRequestTexts()
  return (
    <>
      <Isolate direction="auto">{name}</Isolate>
      {raised_minor !== undefined && (
        <Text as="div" size="small" tone="muted">
          {t('new_total.raised', { amount: formatMoney(raised_minor, currency) })}
        </Text>
      )}
    </>
  )
}
