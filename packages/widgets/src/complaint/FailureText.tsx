import { useComplaintTexts } from '../locales/index.ts'
import type { Failure } from './complaint-port.ts'
import { knownCode } from './failure-codes.ts'

interface FailureTextProps {
  /** Why it was not filed. */
  failure: Failure
}

/** What went wrong, what was kept and what to do. */
export const FailureText = ({ failure: { code, retryAfter } }: FailureTextProps) => {
  const t = useComplaintTexts()
  return (
    <p>
      {t(`errors.${knownCode(code)}`)} {retryAfter && t('minutes', { minutes: Math.ceil(retryAfter / 60) })} {t('kept')}
    </p>
  )
}
