import { readAccount } from '@portal/contract/people/access/access'
import { Skeleton } from '@portal/ui/Skeleton'
import { useRead } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export const Profile = () => (
  <Loaded placeholder={<Skeleton lines={8} shape="row" />} read={useRead(readAccount, {})}>
    {({ data }) => <ProfileForm account={data} />}
  </Loaded>
)
