import { readAccount } from '@portal/contract/access'
import { Skeleton } from '@portal/ui/Skeleton'
import { useRead } from '../../blocks/api/use-read.ts'
import { ListFailed } from '../../blocks/feedback/ListFailed.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The own profile once it is here. */
export const Profile = () => {
  const { data, error, mutate, isValidating } = useRead(readAccount, {})
  if (data) return <ProfileForm account={data.data} />
  if (error === undefined) return <Skeleton lines={8} shape="row" />
  return <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
}
