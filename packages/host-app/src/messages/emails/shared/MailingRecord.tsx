import type { OutputOf } from '@portal/contract/core/api/endpoint'
import { emailStates } from '@portal/contract/core/records/email-states'
import { readMailing, retryMailing } from '@portal/contract/messages/emails'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { RichTextView } from '@portal/ui/RichTextView'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useMailSuffix } from '../../../blocks/api/use-installation.ts'
import { useAct, useRead } from '../../../blocks/api/use-read.ts'
import { FailureBanner } from '../../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../../blocks/feedback/use-attempt.ts'
import type { RecordParts } from '../../../blocks/record/RecordBody.tsx'
import { RecordScreen } from '../../../blocks/record/RecordScreen.tsx'
import { useEmailTexts } from '../../../core/texts/messages.ts'
import { Recipients } from './Recipients.tsx'

/** Delivery status of a mailing, in total and per recipient. Failed deliveries can be retried. */
export const MailingRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useEmailTexts()
  const kept = useMailSuffix()
  const read = useRead(readMailing, { id })
  const act = useAct()
  const { attempt, isBusy, failure } = useAttempt()
  const retry = () => attempt(() => act(retryMailing, { id }))
  const show = (mailing: OutputOf<typeof readMailing>['data']): RecordParts => ({
    title: mailing.title,
    ...(mailing.can.retry && {
      action: (
        <Button isBusy={isBusy} onPress={() => void retry()} variant="primary">
          {t(`mailings.retry${kept}`)}
        </Button>
      ),
    }),
    facts: [
      { label: t('created'), value: <DateText format="datetime" value={mailing.created_at} /> },
      { label: t('mailings.recipients'), value: mailing.total },
      ...emailStates
        .filter(state => mailing.counts[state] > 0)
        .map(state => ({ label: t(`states.${state}`), value: mailing.counts[state] })),
    ],
    lead: (
      <>
        <FailureBanner failure={failure} />
        {mailing.counts.kept > 0 && (
          <Banner title={t('kept_title')} tone="warning">
            {t('mailings.kept')}
          </Banner>
        )}
      </>
    ),
    children: (
      <Stack>
        {mailing.content !== null && (
          <Section level={3} title={t('message')}>
            <RichTextView html={mailing.content} />
          </Section>
        )}
        <Recipients id={id} />
      </Stack>
    ),
  })
  return <RecordScreen onClose={onClose} read={read} show={show} title={t('mailings.record')} />
}
