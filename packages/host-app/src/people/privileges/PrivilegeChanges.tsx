import { listPrivilegeChanges } from '@portal/contract/people/privileges/user-privileges'
import { EmptyState } from '@portal/ui/EmptyState'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Timeline } from '@portal/ui/Timeline'
import { usePages } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { MoreRows } from '../../blocks/list/ListFoot.tsx'
import { usePrivilegeTexts } from '../../core/texts/people.ts'
import { useChangeEvent } from './use-change-event.tsx'

interface PrivilegeChangesProps {
  /** A person, including their profiles, or one profile. */
  of: { readonly user_id: string } | { readonly profile_id: string }
}

/** The history of privilege changes, newest first. */
export const PrivilegeChanges = ({ of }: PrivilegeChangesProps) => {
  const t = usePrivilegeTexts()
  const eventOf = useChangeEvent()
  const pages = usePages(listPrivilegeChanges, of)
  return (
    <Stack>
      <Loaded placeholder={<Skeleton lines={6} />} read={pages.read}>
        {rows => {
          if (rows.length === 0)
            return (
              <EmptyState title={t('no_changes')}>
                {t('user_id' in of ? 'no_changes_of_person' : 'no_changes_of_profile')}
              </EmptyState>
            )
          return (
            <>
              <Timeline events={rows.map(eventOf)} label={t('changes')} />
              <MoreRows label={t('more_changes')} pages={pages} />
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}
