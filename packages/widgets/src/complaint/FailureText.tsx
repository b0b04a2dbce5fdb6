import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useComplaintTexts } from '../locales/index.ts'
import { plain } from '../plain.css.ts'
import type { Failure } from '../sending.ts'
import { complaintFailureCode } from './failure-codes.ts'

interface FailureTextProps {
  failure: Failure
  /** Signs in again and sends. Omitted if the widget can't sign in. */
  onLogIn?: (() => void) | undefined
}

const ended = ['not_signed_in', 'ticket_invalid']

/** Says what failed, what was kept, and what to do next. */
export const FailureText = ({ failure: { code, retryAfter }, onLogIn }: FailureTextProps) => {
  const t = useComplaintTexts()
  return (
    <>
      <p className={plain}>
        {t(`errors.${complaintFailureCode(code)}`)} {retryAfter && t('minutes', { count: Math.ceil(retryAfter / 60) })}{' '}
        {t('kept')}
      </p>
      {onLogIn && ended.includes(code) && (
        <Inline>
          <Button onPress={onLogIn} size="small">
            {t('log_in_again')}
          </Button>
        </Inline>
      )}
    </>
  )
}
