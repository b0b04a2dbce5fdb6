import type { User } from '@portal/contract/people/users/users'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { useUserTexts } from '../../core/texts/people.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { useNameOf } from '../people/use-name-of.ts'
import { UserStatus } from './UserStatus.tsx'

/** The columns of the list. `sort` is the name field that people are sorted by. */
export const useUserColumns = (sort: string): readonly Column<User>[] => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const nameOf = useNameOf()
  const seen = ({ last_seen_at }: User) =>
    last_seen_at ? <DateText format="datetime" value={last_seen_at} /> : <Text tone="muted">{t('never')}</Text>
  return [
    {
      id: sort,
      header: t('name'),
      sort: true,
      primary: true,
      cell: row => <Isolate direction="auto">{nameOf(row)}</Isolate>,
    },
    { id: 'status', header: t('status'), cell: row => <UserStatus user={row} /> },
    { id: 'email', header: auth('email'), sort: true, cell: row => <Isolate direction="ltr">{row.email}</Isolate> },
    { id: 'type', header: t('type'), sort: true, cell: row => auth(`privileges.${row.type}`) },
    { id: 'last_seen', header: t('last_seen'), cell: seen },
    { id: 'created_at', header: t('added'), sort: true, cell: row => <DateText value={row.created_at} /> },
  ]
}
