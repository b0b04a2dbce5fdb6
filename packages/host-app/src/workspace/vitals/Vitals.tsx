import { type PageSpeed, vitalsByPage } from '@portal/contract/workspace/vital-ratings'
import { readVitals } from '@portal/contract/workspace/vitals'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { Page } from '@portal/ui/Page'
import { useRead } from '../../blocks/api/use-read.ts'
import { ListFailed } from '../../blocks/feedback/ListFailed.tsx'
import { TableTools } from '../../blocks/list/file/TableTools.tsx'
import { pages } from '../../core/routing/routes.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useVitalTexts } from '../../core/texts/workspace.ts'
import { Measure } from './Measure.tsx'

const measures = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

/** Page speed as measured in people's browsers, for the sysadmin. */
const Vitals = () => {
  const t = useVitalTexts()
  const shell = useShellTexts()
  const { data, error, isLoading, isValidating, mutate } = useRead(readVitals, {})
  const titleOf = (route: string) => {
    const page = pages.find(({ name }) => name === route)
    return page ? shell(`pages.${page.name}`) : route
  }
  const failed = error !== undefined && !data && (
    <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
  )
  const nothing = (
    <EmptyState icon="activity" title={t('none')}>
      {t('none_text')}
    </EmptyState>
  )
  const rows = vitalsByPage(data?.data ?? []).map(row => ({ ...row, id: row.route }))
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { id: 'page', header: t('page'), cell: row => titleOf(row.route) },
    ...measures.map(name => ({
      id: name,
      header: t(`names.${name}`),
      cell: (row: PageSpeed) => <Measure of={row.measures[name]} />,
    })),
    { id: 'samples', header: t('samples'), align: 'end', cell: row => row.samples },
  ]
  return (
    <Page lead={t('lead')} title={shell('pages.Vitals')}>
      <DataTable
        columns={columns}
        empty={nothing}
        error={failed}
        isLoading={isLoading}
        label={t('table')}
        rowKey={row => row.id}
        rows={rows}
        toolbar={rows.length > 0 && <TableTools columns={columns} label={shell('pages.Vitals')} rows={rows} />}
      />
    </Page>
  )
}

export default Vitals
