import type { ListedRequest } from '@portal/contract/requests/request-records'
import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'
import { useRequestTexts } from '../../core/texts/requests.ts'
import { useSigningTexts } from '../../core/texts/texts.ts'
import { PersonName } from '../../people/people/PersonName.tsx'

/** Latest event of a request with its author and time. */
export const Latest = ({ row: { kind: ofRequest, latest } }: { row: ListedRequest }) => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  if (!latest) return t('nobody')
  const { kind, role, by, at } = latest
  const what = () => {
    if (kind === 'sign' || kind === 'reject')
      return t(`happened.${kind}`, { role: role ? signing(`roles.${role}`) : t('nobody') })
    if (kind === 'edit') return t('happened.edit')
    return kind === 'buy' ? t(`kinds.${ofRequest}.bought`) : t(`events.${kind}`)
  }
  return (
    <>
      {what()}
      <Text size="small" tone="muted">
        {by && <PersonName person={by} />} <DateText format="datetime" value={at} />
      </Text>
    </>
  )
}
