import { cancelEmailChange, type PendingEmailChange } from '@portal/contract/people/users/email-changes'
import type { UserRecord } from '@portal/contract/people/users/users'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useAct } from '../../../blocks/api/use-read.ts'
import { FailureBanner } from '../../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../../blocks/feedback/use-attempt.ts'
import { leaveFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useNameOf } from '../../people/use-name-of.ts'

interface EmailChangeProps {
  user: UserRecord
  change: PendingEmailChange
}

/** The pending change of an account's email, and its state. People who may edit the account can cancel it. */
export const EmailChange = ({ user: { id, can }, change }: EmailChangeProps) => {
  const t = useUserTexts()
  const nameOf = useNameOf()
  const act = useAct()
  const { attempt, isBusy, failure } = useAttempt()
  const cancel = async () => {
    await act(cancelEmailChange, { id })
    // The focused button unmounts with the change.
    leaveFocus()
  }
  const state = t(change.confirmed_at ? 'email_change.confirmed' : 'email_change.unconfirmed')
  return (
    <Stack>
      <Banner title={t('email_change.title')} tone="warning">
        <Stack gap="small">
          <DescriptionList
            columns="one"
            facts={[
              { label: t('email_change.new'), value: <Isolate direction="ltr">{change.email}</Isolate> },
              ...(change.asked_by
                ? [
                    {
                      label: t('email_change.asked_by'),
                      value: <Isolate direction="auto">{nameOf(change.asked_by)}</Isolate>,
                    },
                  ]
                : []),
              { label: t('email_change.due'), value: <DateText format="datetime" value={change.due_at} /> },
            ]}
          />
          <Text>
            {state} {t('email_change.held')}
          </Text>
          {can.cancel_email_change && (
            <Inline>
              <Button isBusy={isBusy} onPress={() => void attempt(cancel)}>
                {t('email_change.cancel')}
              </Button>
            </Inline>
          )}
        </Stack>
      </Banner>
      <FailureBanner failure={failure} />
    </Stack>
  )
}
