import { readAccount } from '@portal/contract/access'
import { ErrorState } from '@portal/ui/ErrorState'
import { Skeleton } from '@portal/ui/Skeleton'
import { useProblemText } from '../../blocks/problem-text.ts'
import { useRead } from '../../blocks/use-read.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { useAccountTexts } from './texts.ts'

/** The own profile once it is here. */
export const Profile = () => {
  const t = useAccountTexts()
  const problemText = useProblemText()
  const { data, error, mutate, isValidating } = useRead(readAccount, {})
  if (data) return <ProfileForm account={data.data} />
  if (!error) return <Skeleton lines={8} shape="row" />
  return (
    <ErrorState isRetrying={isValidating} onRetry={() => void mutate()} title={t('load_failed')}>
      {problemText(error)}
    </ErrorState>
  )
}
