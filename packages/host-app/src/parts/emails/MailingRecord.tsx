import { emailStates, type Mailing, readMailing } from '@portal/contract/emails'
import { DateText } from '@portal/ui/DateText'
import type { RecordParts } from '../../blocks/RecordBody.tsx'
import { RecordScreen } from '../../blocks/RecordScreen.tsx'
import { useRead } from '../../blocks/use-read.ts'
import { Recipients } from './Recipients.tsx'
import { useEmailTexts } from './texts.ts'

/** One email to many people: how many it has reached, and the result for each of them. */
export const MailingRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useEmailTexts()
  const read = useRead(readMailing, { id })
  const show = ({ title, created_at, total, counts }: Mailing): RecordParts => ({
    title,
    facts: [
      { label: t('created'), value: <DateText format="datetime" value={created_at} /> },
      { label: t('mailings.recipients'), value: total },
      ...emailStates
        .filter(state => counts[state] > 0)
        .map(state => ({ label: t(`states.${state}`), value: counts[state] })),
    ],
    children: <Recipients id={id} />,
  })
  return <RecordScreen onClose={onClose} read={read} show={show} title={t('mailings.record')} />
}
