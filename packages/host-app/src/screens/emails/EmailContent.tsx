import type { readEmail } from '@portal/contract/emails'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Divider } from '@portal/ui/Divider'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import type * as z from 'zod/mini'
import { EmailState } from './EmailState.tsx'
import { useEmailTexts } from './texts.ts'

/** To whom, when and what; the words are gone once the message has been sent. */
export const EmailContent = ({ email }: { email: z.infer<typeof readEmail.output>['data'] }) => {
  const t = useEmailTexts()
  const facts = [
    { label: t('to'), value: <Isolate direction="ltr">{email.to}</Isolate> },
    { label: t('state'), value: <EmailState state={email.state} /> },
    { label: t('created'), value: <DateText format="datetime" value={email.created_at} /> },
    ...(email.sent_at ? [{ label: t('sent'), value: <DateText format="datetime" value={email.sent_at} /> }] : []),
  ]
  return (
    <>
      <DescriptionList facts={facts} />
      <Divider />
      {email.content === null && <Text tone="muted">{t('gone')}</Text>}
      {email.content
        ?.split('\n')
        .filter(line => line.trim() !== '')
        .map(line => (
          <Text isReading key={line}>
            <Isolate direction="auto">{line}</Isolate>
          </Text>
        ))}
    </>
  )
}
