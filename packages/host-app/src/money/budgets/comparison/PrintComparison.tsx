import type { BudgetComparison } from '@portal/contract/money/budgets/budget-versions'
import { readInstallation } from '@portal/contract/workspace/installation'
import { dayIn } from '../../../blocks/api/use-installation.ts'
import { fileName } from '../../../blocks/files/save-file.ts'
import { api } from '../../../core/api.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { useShellTexts } from '../../../core/texts/texts.ts'
import { PrintButton } from '../../../workspace/reports/PrintButton.tsx'
import type { Report, ReportColumn } from '../../../workspace/reports/report.ts'
import { tableOf } from '../../../workspace/reports/table.ts'
import { headOf } from '../shared/table-parts.tsx'
import { type ComparedRow, comparedRows } from './compared-rows.ts'
import { useComparedWords } from './use-compared-words.ts'
import { useVersionName } from './VersionChoice.tsx'

/** Print version of the comparison, with the same content as the page. */
export const PrintComparison = ({ comparison }: { comparison: BudgetComparison }) => {
  const t = useMonitoringTexts()
  const shell = useShellTexts()
  const words = useComparedWords(comparison)
  const nameOf = useVersionName(comparison)
  const { project, from, to } = comparison
  const amount = (id: string, header: string, of: (row: ComparedRow) => number | null): ReportColumn<ComparedRow> => ({
    ...{ id, header: headOf(header, project.currency), kind: 'money', width: 16, of },
  })
  const columns: readonly ReportColumn<ComparedRow>[] = [
    { id: 'line', header: t('line'), kind: 'text', width: 34, of: words.line },
    { id: 'category', header: t('category'), kind: 'text', width: 24, of: words.category },
    { id: 'change', header: t('difference_of'), kind: 'text', width: 26, of: words.change },
    amount('before', t('before'), ({ before_minor }) => before_minor),
    amount('after', t('after'), ({ after_minor }) => after_minor),
    amount('difference', t('change_of'), ({ difference_minor }) => difference_minor),
  ]
  const report = async (): Promise<Report> => {
    const { data } = await api(readInstallation, {})
    const asOf = dayIn(new Date(), data.time_zone)
    const rows = comparedRows(comparison).map(row => [row.weight, row] as const)
    const title = shell('pages.BudgetComparison')
    return {
      ...{ title: `${project.code} · ${title}`, file: fileName(project.code, 'versions', asOf), asOf, notes: [] },
      facts: [
        { label: t('earlier'), kind: 'text', value: nameOf(from) },
        { label: t('later'), kind: 'text', value: nameOf(to) },
      ],
      tables: [tableOf({ id: 'compared', title, empty: t('nothing_differs'), columns, rows })],
    }
  }
  return <PrintButton about={`versions of ${project.id} ${from} ${to}`} isTool param="act" read={report} />
}
