import { emailStates, listEmails } from '@portal/contract/emails'
import { DataTable } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { EmptyState } from '@portal/ui/EmptyState'
import { ErrorState } from '@portal/ui/ErrorState'
import { FilterBar } from '@portal/ui/FilterBar'
import { Isolate } from '@portal/ui/Isolate'
import { Page } from '@portal/ui/Page'
import { useProblemText } from '../../blocks/problem-text.ts'
import { oneOf, useQuery } from '../../blocks/use-query.ts'
import { usePages } from '../../blocks/use-read.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { EmailState } from './EmailState.tsx'
import { useEmailTexts } from './texts.ts'

/** The outbox, for sysadmin: what was written, to whom, and what has become of it. */
const Emails = () => {
  const t = useEmailTexts()
  const shell = useShellTexts()
  const problemText = useProblemText()
  const { get, set } = useQuery()
  const search = get('search') ?? ''
  const state = oneOf(emailStates, get('state'))
  const sort = oneOf(['-created_at', 'created_at'], get('sort')) ?? '-created_at'
  const list = usePages(listEmails, { sort, ...(search && { search }), ...(state && { state }) })
  const isNarrowed = search !== '' || state !== undefined
  const count = list.total && t(list.total.isExact ? 'count' : 'count_more', { count: list.total.count })
  const states = emailStates.map(value => ({ value, label: t(`states.${value}`) }))
  return (
    <Page lead={t('lead')} title={shell('pages.Emails')}>
      <FilterBar
        count={count}
        filters={[
          {
            id: 'state',
            label: t('state'),
            options: states,
            value: state ?? null,
            onChange: value => set({ state: value ?? undefined }),
          },
        ]}
        search={{ label: t('search'), value: search, onChange: value => set({ search: value }) }}
      />
      <DataTable
        columns={[
          { id: 'title', header: t('subject'), cell: row => row.title },
          { id: 'to', header: t('to'), cell: row => <Isolate direction="ltr">{row.to}</Isolate> },
          { id: 'state', header: t('state'), cell: row => <EmailState state={row.state} /> },
          { id: 'tries', header: t('tries'), align: 'end', cell: row => row.tries },
          {
            id: 'created_at',
            header: t('created'),
            sort: true,
            cell: row => <DateText format="datetime" value={row.created_at} />,
          },
        ]}
        empty={
          <EmptyState icon="mail" title={t(isNarrowed ? 'none_found' : 'empty')}>
            {!isNarrowed && t('empty_text')}
          </EmptyState>
        }
        error={
          list.error &&
          !list.rows && (
            <ErrorState onRetry={list.refresh} title={t('failed')}>
              {problemText(list.error)}
            </ErrorState>
          )
        }
        isLoading={list.isLoading}
        label={t('list')}
        onOpen={row => set({ open: row.id })}
        onSort={({ direction }) => set({ sort: direction === 'ascending' ? 'created_at' : undefined })}
        rowKey={row => row.id}
        rows={list.rows ?? []}
        sort={{ column: 'created_at', direction: sort === 'created_at' ? 'ascending' : 'descending' }}
        {...(list.more && { more: { onPress: list.more, isBusy: list.isLoadingMore } })}
      />
      <EmailDialog id={get('open')} onClose={() => set({ open: undefined })} onRetried={list.refresh} />
    </Page>
  )
}

export default Emails
