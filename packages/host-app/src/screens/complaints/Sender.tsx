import type { Complaint } from '@portal/contract/complaints'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { useDeskTexts, useNameOf } from './texts.ts'

/** Who filed it, as far as that is known. */
export const Sender = ({ complaint: { filed_by } }: { complaint: Complaint }) => {
  const t = useDeskTexts()
  const nameOf = useNameOf()
  if (filed_by) return <Isolate direction="auto">{nameOf(filed_by)}</Isolate>
  return (
    <Text as="span" tone="muted">
      {t('anonymous')}
    </Text>
  )
}
