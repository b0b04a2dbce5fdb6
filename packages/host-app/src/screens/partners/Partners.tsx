import { listPartners, type Partner } from '@portal/contract/partners'
import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { EmptyState } from '@portal/ui/EmptyState'
import { ErrorState } from '@portal/ui/ErrorState'
import { FilterBar } from '@portal/ui/FilterBar'
import { Icon } from '@portal/ui/Icon'
import { Page } from '@portal/ui/Page'
import { useProblemText } from '../../blocks/problem-text.ts'
import { oneOf, useQuery } from '../../blocks/use-query.ts'
import { usePages } from '../../blocks/use-read.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { OriginList } from './OriginList.tsx'
import { PartnerDialog } from './PartnerDialog.tsx'
import { usePartnerTexts } from './texts.ts'

/** Sites that may show widgets: an exact list, managed by sysadmin (decision 39). */
const Partners = () => {
  const t = usePartnerTexts()
  const shell = useShellTexts()
  const problemText = useProblemText()
  const { get, set } = useQuery()
  const search = get('search') ?? ''
  const sort = oneOf(['name', '-name', '-created_at'], get('sort')) ?? 'name'
  const list = usePages(listPartners, { sort, ...(search && { search }) })
  const add = (
    <Button icon={<Icon name="plus" />} onPress={() => set({ open: 'new' })} variant="primary">
      {t('add')}
    </Button>
  )
  const seen = ({ last_seen_at }: Partner) =>
    last_seen_at ? <DateText format="datetime" value={last_seen_at} /> : t('never')
  return (
    <Page action={add} lead={t('lead')} title={shell('pages.Partners')}>
      <FilterBar search={{ label: t('search'), value: search, onChange: value => set({ search: value }) }} />
      <DataTable
        columns={[
          { id: 'name', header: t('name'), sort: true, cell: row => row.name },
          { id: 'origins', header: t('origins'), cell: row => <OriginList origins={row.origins} /> },
          { id: 'last_seen', header: t('last_seen'), cell: seen },
          { id: 'created_at', header: t('created'), cell: row => <DateText value={row.created_at} /> },
        ]}
        empty={
          <EmptyState icon="globe" title={t(search ? 'none_found' : 'empty')}>
            {!search && t('empty_text')}
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
        onSort={({ direction }) => set({ sort: direction === 'ascending' ? undefined : '-name' })}
        rowKey={row => row.id}
        rows={list.rows ?? []}
        sort={{ column: 'name', direction: sort === '-name' ? 'descending' : 'ascending' }}
        {...(list.more && { more: { onPress: list.more, isBusy: list.isLoadingMore } })}
      />
      <PartnerDialog
        onChanged={list.refresh}
        onClose={() => set({ open: undefined })}
        onOpen={id => set({ open: id })}
        open={get('open')}
        partners={list.rows}
      />
    </Page>
  )
}

export default Partners
