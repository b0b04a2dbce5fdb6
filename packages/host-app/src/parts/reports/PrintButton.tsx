import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { OpenPreview, type PreviewedReport } from './OpenPreview.tsx'
import { useReportTexts } from './texts.ts'

/** One report on paper, where its file is had otherwise; its preview has an address. */
export const PrintButton = (report: PreviewedReport) => {
  const t = useReportTexts()
  const { set } = useQuery()
  return (
    <>
      <Button
        icon={<Icon name="print" size="small" />}
        onPress={() => set({ [report.param]: 'print' }, { isStep: true })}
        size="small"
      >
        {t('print')}
      </Button>
      <OpenPreview {...report} />
    </>
  )
}
