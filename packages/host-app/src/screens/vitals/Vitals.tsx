import { readVitals } from '@portal/contract/vitals'
import { DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { ErrorState } from '@portal/ui/ErrorState'
import { Page } from '@portal/ui/Page'
import { useProblemText } from '../../blocks/problem-text.ts'
import { useRead } from '../../blocks/use-read.ts'
import { pages } from '../../routes.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { Measure } from './Measure.tsx'
import { byPage } from './ratings.ts'
import { useVitalTexts } from './texts.ts'

const columns = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

/** How fast the pages are for the people who use them, for sysadmin. */
const Vitals = () => {
  const t = useVitalTexts()
  const shell = useShellTexts()
  const problemText = useProblemText()
  const { data, error, isLoading, mutate } = useRead(readVitals, {})
  const titleOf = (route: string) => {
    const page = pages.find(({ name }) => name === route)
    return page ? shell(`pages.${page.name}`) : route
  }
  return (
    <Page lead={t('lead')} title={shell('pages.Vitals')}>
      <DataTable
        columns={[
          { id: 'page', header: t('page'), cell: row => titleOf(row.route) },
          ...columns.map(name => ({
            id: name,
            header: t(`names.${name}`),
            cell: (row: ReturnType<typeof byPage>[number]) => <Measure of={row.measures[name]} />,
          })),
          { id: 'samples', header: t('samples'), align: 'end', cell: row => row.samples },
        ]}
        empty={
          <EmptyState icon="activity" title={t('none')}>
            {t('none_text')}
          </EmptyState>
        }
        error={
          error &&
          !data && (
            <ErrorState onRetry={() => void mutate()} title={t('failed')}>
              {problemText(error)}
            </ErrorState>
          )
        }
        isLoading={isLoading}
        label={t('table')}
        rowKey={row => row.route}
        rows={byPage(data?.data ?? [])}
      />
    </Page>
  )
}

export default Vitals
