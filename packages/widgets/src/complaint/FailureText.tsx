import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useComplaintTexts } from '../locales/index.ts'
import { plain } from '../plain.css.ts'
import type { Failure } from '../sending.ts'
import { knownCode } from './failure-codes.ts'

interface FailureTextProps {
  /** Why it was not filed. */
  failure: Failure
  /** Logs in again and sends; left out where there is no way to from here. */
  onLogIn?: (() => void) | undefined
}

const ended = ['not_signed_in', 'ticket_invalid']

/** What went wrong, what was stored and what to do. */
export const FailureText = ({ failure: { code, retryAfter }, onLogIn }: FailureTextProps) => {
  const t = useComplaintTexts()
  return (
    <>
      <p className={plain}>
        {t(`errors.${knownCode(code)}`)} {retryAfter && t('minutes', { count: Math.ceil(retryAfter / 60) })} {t('kept')}
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
