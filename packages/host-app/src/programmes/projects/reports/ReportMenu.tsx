import type { ProjectRecord } from '@portal/contract/programmes/projects'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { lazy, Suspense } from 'react'
import { oneOf, useQuery } from '../../../blocks/navigation/use-query.ts'
import { withTexts } from '../../../core/texts/i18n.ts'
import { useReportTexts } from '../../../core/texts/workspace.ts'
import { useDownload, useIatiDownload } from '../../../workspace/reports/use-download.ts'
import type { ReportKind } from './read-report.ts'
import { useReportWords } from './tables/report-words.ts'

const ReportPreview = lazy(withTexts(() => import('./ProjectReportPreview.tsx')))

const kindOf = { print_project: 'project', print_budget: 'budget' } as const
const prints = ['print_project', 'print_budget'] as const

/** Reports on a project and its budget, as workbook or print preview, if permitted. An open preview is in the URL. */
export const ReportMenu = ({ project: { id, can } }: { project: Pick<ProjectRecord, 'id' | 'can'> }) => {
  const t = useReportTexts()
  const { get, set } = useQuery()
  const words = useReportWords()
  const { isWriting, download } = useDownload()
  const downloadOf = async (kind: ReportKind) =>
    download(async () => (await import('./read-report.ts')).readReport(kind, id, words))
  const iati = useIatiDownload()
  const act = oneOf(prints, get('act'))
  const may = { project: can.download_report, budget: can.download_budget_report }
  if (!may.project && !may.budget) return null
  const choices = [
    { id: 'project', icon: 'download', isShown: may.project, isDisabled: isWriting },
    { id: 'budget', icon: 'download', isShown: may.budget, isDisabled: isWriting },
    { id: 'iati', icon: 'download', isShown: may.project && may.budget, isDisabled: isWriting || iati.isWriting },
    { id: 'print_project', icon: 'print', isShown: may.project },
    { id: 'print_budget', icon: 'print', isShown: may.budget },
  ] as const
  const choose = (chosen: string) => {
    const print = oneOf(prints, chosen)
    if (chosen === 'iati') void iati.download(id)
    else if (print) set({ act: print }, { isStep: true })
    else if (!isWriting) void downloadOf(chosen === 'budget' ? 'budget' : 'project')
  }
  return (
    <>
      <Menu
        icon={<Icon name="download" size="small" />}
        items={choices
          .filter(({ isShown }) => isShown)
          .map(({ isShown: _, ...choice }) => ({ ...choice, label: t(`menu.${choice.id}`) }))}
        label={t(isWriting ? 'writing' : 'reports')}
        onAction={choose}
      />
      <VisuallyHidden>
        <span role="status">{isWriting && t('writing')}</span>
      </VisuallyHidden>
      {act && may[kindOf[act]] && (
        <Suspense>
          <ReportPreview id={id} kind={kindOf[act]} onClose={() => set({ act: undefined })} />
        </Suspense>
      )}
    </>
  )
}
