import { Banner } from '@portal/ui/Banner'
import { ErrorState } from '@portal/ui/ErrorState'
import { Skeleton } from '@portal/ui/Skeleton'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useFactorTexts } from '../../core/texts/people.ts'
import { AppSection } from './app/AppSection.tsx'
import { CodesSection } from './CodesSection.tsx'
import { PasskeySection } from './passkeys/PasskeySection.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useChanges } from './use-changes.tsx'

interface FactorsProps {
  /** Called once a second factor is set up and its recovery codes were dismissed. */
  onSetUp?: () => void
}

/** The person's second factor: app, passkeys, and recovery codes. */
export const Factors = ({ onSetUp }: FactorsProps) => {
  const t = useFactorTexts()
  const problemText = useProblemText()
  const { read, question, changes, codes, hideCodes } = useChanges()
  const factor = read.data?.data
  if (!factor && read.error)
    return (
      <ErrorState isRetrying={read.isValidating} onRetry={() => void read.mutate()} title={t('failed')}>
        {problemText(read.error)}
      </ErrorState>
    )
  if (!factor) return <Skeleton />
  const hasFactor = factor.app_since !== null || factor.passkeys.length > 0
  return (
    <>
      {hasFactor && !factor.can.remove && <Banner>{t('last')}</Banner>}
      <AppSection changes={changes} factor={factor} />
      <PasskeySection changes={changes} factor={factor} />
      <CodesSection changes={changes} factor={factor} />
      {question}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            hideCodes()
            onSetUp?.()
          }}
        />
      )}
    </>
  )
}
