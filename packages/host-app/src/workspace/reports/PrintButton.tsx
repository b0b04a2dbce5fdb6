import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useReportTexts } from '../../core/texts/workspace.ts'
import { OpenPreview, type PreviewedReport } from './OpenPreview.tsx'

interface PrintButtonProps extends PreviewedReport {
  /** Uses the borderless style of table tools. Default: `false`. */
  isTool?: boolean
}

/** Opens the print preview, on pages with a separate download button. The preview has its own URL. */
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
