import type { Complaint } from '@portal/contract/complaints/complaints'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { useHandlingTexts } from '../../core/texts/texts.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { name, short } from './list/list.css.ts'

/** The sender, if known. A user's own complaints show no name. */
export const Sender = ({ complaint: { filed_by, identity_type } }: { complaint: Complaint }) => {
  const t = useHandlingTexts()
  const nameOf = useNameOf()
  if (filed_by) {
    return (
      <span className={name}>
        <Isolate direction="auto">{nameOf(filed_by)}</Isolate>
      </span>
    )
  }
  return (
    <Text as="span" tone="muted">
      <span className={short}>{t(identity_type === 'self' ? 'you' : 'anonymous')}</span>
    </Text>
  )
}
