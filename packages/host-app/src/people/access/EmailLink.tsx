import { ProblemError } from '@portal/contract/core/api/call'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { type ReactNode, useEffect, useState } from 'react'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'
import { leaveFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'

interface EmailLinkProps {
  title: string
  /** Explanation of the button. Both go once the link was used. */
  lead: string
  action: string
  /** Redeems the token. Resolves to what is shown afterwards. */
  send: (token: string) => Promise<ReactNode>
}

// The token is in the fragment, so that no server or proxy logs it.
const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? undefined

const isOver = (failure: unknown) => failure instanceof ProblemError && failure.problem.code === 'email_change_over'

/** The page that a link in a mail opens. Requires a button press, because mail programs prefetch links. */
export const EmailLink = ({ title, lead, action, send }: EmailLinkProps) => {
  const t = useAuthTexts()
  const [token] = useState(() => tokenIn(window.location.hash))
  const [outcome, setOutcome] = useState<ReactNode>()
  const { attempt, isBusy, failure } = useAttempt()
  const isDone = outcome !== undefined || isOver(failure)
  useEffect(() => {
    // The focused button has unmounted.
    if (isDone) leaveFocus()
  }, [isDone])
  return (
    <Page {...(token !== undefined && !isDone && { lead })} title={title} width="form">
      {token === undefined && <Banner tone="danger">{t('email_change.no_link')}</Banner>}
      {outcome !== undefined && (
        <Banner isLive tone="success">
          {outcome}
        </Banner>
      )}
      <FailureBanner failure={failure} />
      {token !== undefined && !isDone && (
        <Inline>
          <Button
            isBusy={isBusy}
            onPress={() => void attempt(async () => setOutcome(await send(token)))}
            variant="primary"
          >
            {action}
          </Button>
        </Inline>
      )}
      <Link href="/auth/login">{t('to_login')}</Link>
    </Page>
  )
}
