import { readResultReport } from '@portal/contract/training/results/trainee-results'
import { useTextSource } from '@portal/ui/texts'
import { api } from '../../core/api.ts'
import { useResultTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { DownloadMenu } from '../../workspace/reports/DownloadMenu.tsx'
import { resultReport } from './result-report.ts'

/** Exports a training's results as a workbook or printout. */
export const ResultMenu = ({ id }: { id: string }) => {
  const t = useResultTexts()
  const words = { t, nameOf: useNameOf(), language: useTextSource().language }
  return (
    <DownloadMenu
      about={`results ${id}`}
      label={t('report')}
      param="act"
      read={async () => resultReport(words, (await api(readResultReport, { id })).data)}
    />
  )
}
