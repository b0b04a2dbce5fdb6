import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { OpenPreview, type PreviewedReport } from './OpenPreview.tsx'
import { useReportTexts } from './texts.ts'

interface PrintButtonProps extends PreviewedReport {
  /** Whether it is among the tools of a table, which have no frames. Default `false`. */
  isTool?: boolean
}

/** One report on paper, where its file is had otherwise; its preview has an address. */
export const PrintButton = ({ isTool = false, ...report }: PrintButtonProps) => {
  const t = useReportTexts()
  const { set } = useQuery()
  return (
    <>
      <Button
        icon={<Icon name="print" size="small" />}
        onPress={() => set({ [report.param]: 'print' }, { isStep: true })}
        size="small"
        variant={isTool ? 'quiet' : 'secondary'}
      >
        {t('print')}
      </Button>
      <OpenPreview {...report} />
    </>
  )
}
