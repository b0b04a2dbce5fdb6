import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { lazy, Suspense } from 'react'
import { useQuery } from '../../blocks/use-query.ts'
import { withTexts } from '../../texts/with-texts.ts'
import { useReportTexts } from '../reports/texts.ts'
import { useDownload } from '../reports/use-download.ts'
import { readAttendanceReport, useAttendanceWords } from './read-attendance-report.ts'

const AttendancePreview = lazy(withTexts(() => import('./AttendancePreview.tsx')))

/** The attendance list of a training as a workbook and on paper; its preview has an address. */
export const AttendanceMenu = ({ id }: { id: string }) => {
  const reports = useReportTexts()
  const words = useAttendanceWords()
  const { get, set } = useQuery()
  const { isWriting, download } = useDownload()
  const choose = (chosen: string) => {
    if (chosen === 'print') set({ session_act: 'print' }, { isStep: true })
    else if (!isWriting) void download(() => readAttendanceReport(id, words))
  }
  return (
    <>
      <Menu
        icon={<Icon name="download" size="small" />}
        items={[
          { id: 'download', label: words.t('download_list'), icon: 'download', isDisabled: isWriting },
          { id: 'print', label: words.t('print_list'), icon: 'print' },
        ]}
        label={isWriting ? reports('writing') : words.t('attendance_list')}
        onAction={choose}
        size="small"
      />
      <VisuallyHidden>
        <span role="status">{isWriting && reports('writing')}</span>
      </VisuallyHidden>
      {get('session_act') === 'print' && (
        <Suspense>
          <AttendancePreview id={id} onClose={() => set({ session_act: undefined })} />
        </Suspense>
      )}
    </>
  )
}
