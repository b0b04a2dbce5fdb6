import { isErrorCode } from '@portal/contract/errors'
import type { UserResults } from '@portal/contract/user_actions'
import type { User } from '@portal/contract/users'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { useNameOf } from '../../../parts/people/texts.ts'
import { useErrorTexts } from '../../../texts/texts.ts'
import { useUserTexts } from '../texts.ts'
import type { ActionName } from './actions.ts'

interface ActionResultsProps {
  name: ActionName
  users: readonly User[]
  results: UserResults
  onClose: () => void
}

/** What came of an action for each person; those for whom it could not be done come first. */
export const ActionResults = ({ name, users, results, onClose }: ActionResultsProps) => {
  const t = useUserTexts()
  const errors = useErrorTexts()
  const nameOf = useNameOf()
  const rows = users
    .map(user => ({ ...user, code: results.find(({ id }) => id === user.id)?.code ?? null }))
    .toSorted((one, other) => Number(one.code === null) - Number(other.code === null))
  const refused = rows.filter(({ code }) => code !== null).length
  const done = t('done_for', { count: rows.length - refused })
  return (
    <Stack>
      <Banner isLive title={t(`acts.${name}`)} tone={refused > 0 ? 'warning' : 'success'}>
        {refused > 0 ? `${done} ${t('not_done_for', { count: refused })}` : done}
      </Banner>
      <DataTable
        columns={[
          { id: 'name', header: t('name'), cell: row => <Isolate direction="auto">{nameOf(row)}</Isolate> },
          {
            id: 'result',
            header: t('result'),
            cell: ({ code }) => <Status tone={code ? 'danger' : 'success'}>{t(code ? 'not_done' : 'is_done')}</Status>,
          },
          {
            id: 'reason',
            header: t('reason'),
            cell: ({ code }) => code && errors(isErrorCode(code) ? code : 'internal'),
          },
        ]}
        label={t('results')}
        rowKey={({ id }) => id}
        rows={rows}
      />
      {name === 'send_emails' && <Link href="/staff/mailings">{t('delivery')}</Link>}
      <div>
        <Button onPress={onClose}>{t('close')}</Button>
      </div>
    </Stack>
  )
}
