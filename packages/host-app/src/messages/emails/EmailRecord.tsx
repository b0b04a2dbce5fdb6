import { readEmail } from '@portal/contract/messages/emails'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import type * as z from 'zod/mini'
import { useRead } from '../../blocks/api/use-read.ts'
import type { RecordParts } from '../../blocks/record/RecordBody.tsx'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { Written } from '../../blocks/text/Written.tsx'
import { bytesAt } from '../../core/api.ts'
import { useEmailTexts } from '../../core/texts/messages.ts'
import { frame } from './MailPreview.css.ts'
import { RetryButton } from './RetryButton.tsx'
import { EmailStatus } from './shared/EmailStatus.tsx'

type Message = z.infer<typeof readEmail.output>['data']

const when = (moment: string) => <DateText format="datetime" value={moment} />

/** The message in a sandboxed frame without scripts, like a mail client. */
const MailPreview = ({ id }: { id: string }) => {
  const t = useEmailTexts()
  return (
    <Section level={3} title={t('preview')}>
      <iframe className={frame} sandbox="" src={bytesAt(`/emails/${id}/preview`)} title={t('preview')} />
    </Section>
  )
}

/** One message in a drawer: its text until it is sent, and every delivery attempt. */
export const EmailRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useEmailTexts()
  const read = useRead(readEmail, { id })
  const show = (email: Message): RecordParts => ({
    title: email.title,
    status: <EmailStatus reason={email.reason} state={email.state} />,
    ...(email.state === 'failed' && { action: <RetryButton id={email.id} /> }),
    facts: [
      { label: t('to'), value: <Isolate direction="ltr">{email.to}</Isolate> },
      { label: t('created'), value: when(email.created_at) },
      { label: t('tries'), value: email.tries },
      ...(email.sent_at ? [{ label: t('sent'), value: when(email.sent_at) }] : []),
      ...(email.next_try_at && email.tries > 0 ? [{ label: t('next_try'), value: when(email.next_try_at) }] : []),
      ...(email.reason ? [{ label: t('reason'), value: <Isolate direction="ltr">{email.reason}</Isolate> }] : []),
    ],
    ...(email.attempts.length > 0 && {
      history: email.attempts.map(({ at, is_sent, answer }, index) => ({
        id: String(index),
        title: t(is_sent ? 'attempt_sent' : 'attempt_failed'),
        at: when(at),
        tone: is_sent ? 'success' : 'danger',
        body: <Isolate direction="ltr">{answer}</Isolate>,
      })),
    }),
    lead: email.content === null ? <Text tone="muted">{t('gone')}</Text> : <Written>{email.content}</Written>,
    children: email.has_preview && <MailPreview id={email.id} />,
  })
  return <RecordScreen onClose={onClose} read={read} show={show} title={t('message')} />
}
