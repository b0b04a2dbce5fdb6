import { readEvaluationResults } from '@portal/contract/training/evaluations/evaluations'
import { useToday } from '../../../blocks/api/use-installation.ts'
import { api } from '../../../core/api.ts'
import { useEvaluationTexts } from '../../../core/texts/training.ts'
import { DownloadMenu } from '../../../workspace/reports/DownloadMenu.tsx'
import { evaluationReport } from './evaluation-report.ts'
import { useInLanguage } from './use-in-language.ts'

/** Exports evaluation results as a workbook or printout. */
export const EvaluationMenu = ({ id }: { id: string }) => {
  const t = useEvaluationTexts()
  const today = useToday()
  const words = { t, ...useInLanguage() }
  return (
    <DownloadMenu
      about={`evaluations ${id}`}
      label={t('download')}
      param="evaluation_act"
      read={async () => evaluationReport(words, (await api(readEvaluationResults, { id })).data, today)}
    />
  )
}
