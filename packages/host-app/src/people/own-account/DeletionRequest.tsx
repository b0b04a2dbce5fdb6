import { readDeletionRequest, requestDeletion, withdrawDeletion } from '@portal/contract/people/own-account/own-account'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { useAct, useRead } from '../../blocks/api/use-read.ts'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'
import { useAccountTexts } from '../../core/texts/people.ts'

/**
 * Requests the deletion of the person's account, shows the date of the request, and withdraws it. The request deletes
 * nothing.
 */
export const DeletionRequest = () => {
  const t = useAccountTexts()
  const act = useAct()
  const read = useRead(readDeletionRequest, {})
  const { attempt, isBusy, failure } = useAttempt()
  return (
    <Section help={t('deletion.help')} title={t('deletion.title')}>
      <Loaded placeholder={<Skeleton lines={2} />} read={read}>
        {({ data: { requested_at } }) => (
          <>
            <span role="status">
              {requested_at !== null && (
                <Text>
                  {t('deletion.requested')} <DateText format="datetime" value={requested_at} />
                </Text>
              )}
            </span>
            <Inline>
              <Button
                isBusy={isBusy}
                onPress={() => void attempt(() => act(requested_at === null ? requestDeletion : withdrawDeletion, {}))}
              >
                {t(requested_at === null ? 'deletion.request' : 'deletion.withdraw')}
              </Button>
            </Inline>
            <FailureBanner failure={failure} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
