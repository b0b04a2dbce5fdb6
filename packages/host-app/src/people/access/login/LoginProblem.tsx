import { ProblemError } from '@portal/contract/core/api/call'
import { Link } from '@portal/ui/Link'
import type { ReactNode } from 'react'
import { useAuthTexts } from '../../../core/texts/texts.ts'

interface LoginProblemProps {
  /** What was refused, in words. */
  children: ReactNode
  failure: unknown
  /** The address that was tried. */
  email: string
}

/** Why nobody came in; an email that is not verified can be verified from here. */
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
