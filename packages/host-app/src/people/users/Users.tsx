import { addUser, listUsers } from '@portal/contract/people/users/users'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Page } from '@portal/ui/Page'
import { toast } from '@portal/ui/Toast'
import { lazy, Suspense } from 'react'
import { useMailSuffix } from '../../blocks/api/use-installation.ts'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useCreate } from '../../blocks/resource/use-create.tsx'
import { useLanguageOrder } from '../../blocks/text/use-language-order.ts'
import { useMay } from '../../core/session/session.ts'
import { withTexts } from '../../core/texts/i18n.ts'
import { useUserTexts } from '../../core/texts/people.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useManyUsers } from './actions/use-many-users.tsx'
import { UserDrawer } from './record/UserDrawer.tsx'
import { UserForm } from './UserForm.tsx'
import { useUserColumns } from './use-user-columns.tsx'
import { useUserFilters } from './use-user-filters.ts'

const ImportUsers = lazy(withTexts(() => import('./imports/ImportUsers.tsx')))

/** All accounts: added, edited, and closed, singly or in bulk. */
const Users = () => {
  const t = useUserTexts()
  const title = useShellTexts()('pages.Users')
  const mayAdd = useMay(addUser.needs)
  const { get, set } = useQuery()
  const { bulkActions, dialog } = useManyUsers()
  const [sort] = useLanguageOrder('full_name_en', 'full_name_ar')
  const filters = useUserFilters()
  const names = filters.map(({ id }) => id)
  const state = useListState(listUsers, names, sort)
  useRestoreFocus(state.open)
  const { button, drawer } = useCreate(addUser, t('add'), onAdded => (
    <UserForm
      onDone={({ id, email, code_mail }) => {
        const isWaiting = code_mail === 'kept'
        const text = t(isWaiting ? 'invited_kept' : 'invited', { email })
        toast({ tone: isWaiting ? 'warning' : 'success', text })
        onAdded(id)
      }}
    />
  ))
  const add = mayAdd && (
    <Inline gap="small">
      <Button onPress={() => set({ act: 'import' }, { isStep: true })}>{t('import')}</Button>
      {button}
    </Inline>
  )
  return (
    <Page action={add} title={title}>
      <ResourceList
        bulkActions={bulkActions}
        columns={useUserColumns(sort)}
        empty={{ title: t('empty'), text: t(`empty_text${useMailSuffix()}`), action: add }}
        filters={filters}
        label={title}
        list={listUsers}
        rowHref={({ id }) => state.openHref(id)}
        search={t('search')}
        // The default sort depends on the language, which the server doesn't know.
        state={{ ...state, input: { sort, ...state.input } }}
      />
      {state.open && <UserDrawer id={state.open} key={state.open} onClose={state.close} />}
      {dialog}
      {mayAdd && get('act') === 'import' && (
        <Suspense>
          <ImportUsers onClose={() => set({ act: undefined }, { isStep: true })} />
        </Suspense>
      )}
      {drawer}
    </Page>
  )
}

export default Users
