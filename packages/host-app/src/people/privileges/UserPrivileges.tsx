import { type PrivilegeMatrix, readUserPrivileges } from '@portal/contract/people/privileges/user-privileges'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Tabs } from '@portal/ui/Tabs'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { oneOf, useQuery } from '../../blocks/navigation/use-query.ts'
import { usePrivilegeTexts } from '../../core/texts/people.ts'
import { UserPrivilegeForm } from './matrix/UserPrivilegeForm.tsx'
import { PersonPreview } from './PersonPreview.tsx'
import { PrivilegeChanges } from './PrivilegeChanges.tsx'

const parts = ['privileges', 'preview', 'changes'] as const

interface UserPrivilegesProps {
  userId: string
  /** Heading level. Default `3`. */
  level?: 2 | 3
}

/** A tab of a person's record: their privileges, what they see, and the history. */
export const UserPrivileges = ({ userId, level = 3 }: UserPrivilegesProps) => {
  const t = usePrivilegeTexts()
  const { get, set } = useQuery()
  const read = useRead(readUserPrivileges, { id: userId })
  const contentOf = (matrix: PrivilegeMatrix) => ({
    privileges: <UserPrivilegeForm matrix={matrix} />,
    preview: <PersonPreview level={level} userId={userId} />,
    changes: <PrivilegeChanges of={{ user_id: userId }} />,
  })
  const labels = { privileges: t('title'), preview: t('preview'), changes: t('changes') }
  return (
    <Stack>
      <Loaded placeholder={<Skeleton lines={6} />} read={read}>
        {({ data }) => {
          const content = contentOf(data)
          return (
            <Tabs
              label={t('title')}
              onSelect={part => set({ part: part === parts[0] ? undefined : part }, { isStep: true })}
              selected={oneOf(parts, get('part')) ?? parts[0]}
              tabs={parts.map(id => ({ id, label: labels[id], content: content[id] }))}
            />
          )
        }}
      </Loaded>
    </Stack>
  )
}
