import { ProblemError } from '@portal/contract/core/api/call'
import { Link } from '@portal/ui/Link'
import type { ReactNode } from 'react'
import { useAuthTexts } from '../../../core/texts/texts.ts'

interface LoginProblemProps {
  /** The error message. */
  children: ReactNode
  failure: unknown
  /** The submitted email. */
  email: string
}

/** Why login failed. Links to verification if the email isn't verified. */
export const LoginProblem = ({ children, failure, email }: LoginProblemProps) => {
  const t = useAuthTexts()
  const isUnverified = failure instanceof ProblemError && failure.problem.code === 'email_not_verified'
  return (
    <>
      {children}{' '}
      {isUnverified && (
        <Link href={`/auth/verify?email=${encodeURIComponent(email)}&from=login`}>{t('login.verify_now')}</Link>
      )}
    </>
  )
}
