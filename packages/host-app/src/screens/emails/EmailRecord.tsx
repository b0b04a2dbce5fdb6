import { readEmail } from '@portal/contract/emails'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import type * as z from 'zod/mini'
import type { RecordParts } from '../../blocks/RecordBody.tsx'
import { RecordScreen } from '../../blocks/RecordScreen.tsx'
import { useRead } from '../../blocks/use-read.ts'
import { Written } from '../../blocks/Written.tsx'
import { EmailState } from './EmailState.tsx'
import { RetryButton } from './RetryButton.tsx'
import { useEmailTexts } from './texts.ts'

type Message = z.infer<typeof readEmail.output>['data']

/** One message as it was written, in a sheet over the list; its words are gone once it has been sent. */
export const EmailRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useEmailTexts()
  const read = useRead(readEmail, { id })
  const when = (moment: string) => <DateText format="datetime" value={moment} />
  const show = (email: Message): RecordParts => ({
    title: email.title,
    status: <EmailState state={email.state} />,
    ...(email.state === 'failed' && { action: <RetryButton id={email.id} /> }),
    facts: [
      { label: t('to'), value: <Isolate direction="ltr">{email.to}</Isolate> },
      { label: t('created'), value: when(email.created_at) },
      { label: t('tries'), value: email.tries },
      ...(email.sent_at ? [{ label: t('sent'), value: when(email.sent_at) }] : []),
    ],
    lead: email.content === null ? <Text tone="muted">{t('gone')}</Text> : <Written>{email.content}</Written>,
  })
  return <RecordScreen onClose={onClose} read={read} show={show} title={t('message')} />
}
