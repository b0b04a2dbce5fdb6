import type { RequestItem } from '@portal/contract/requests/request-records'
import { Isolate } from '@portal/ui/Isolate'
import { formatMoney } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRequestTexts } from '../shared/texts.ts'

interface ItemNameProps {
  item: Pick<RequestItem, 'name' | 'raised_minor'>
  currency: string
}

/** The name of an item, and by how much it was raised to what was invoiced. */
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
