import { readTrainingAttendance } from '@portal/contract/training/attendance/attendance'
import { importAttendance } from '@portal/contract/training/attendance/attendance-imports'
import { attendanceTable } from '@portal/contract/training/attendance/attendance-table'
import { lazy, Suspense } from 'react'
import { FailureBanner } from '../../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../../blocks/feedback/use-attempt.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { api } from '../../../core/api.ts'
import { withTexts } from '../../../core/texts/i18n.ts'
import { DownloadMenu } from '../../../workspace/reports/DownloadMenu.tsx'
import { readAttendanceReport, useAttendanceWords } from './read-attendance-report.ts'

const ImportAttendance = lazy(
  withTexts(async () => ({ default: (await import('../../../blocks/imports/FileImport.tsx')).FileImport })),
)

/** Exports a training's attendance as a workbook, a printout, or a sheet to fill in and import. */
export const AttendanceMenu = ({ id }: { id: string }) => {
  const words = useAttendanceWords()
  const { get, set } = useQuery()
  const { isBusy, failure, attempt } = useAttempt()
  const save = async () => {
    const { data } = await api(readTrainingAttendance, { id })
    const { saveTable } = await import('../../../workspace/reports/workbook/download.ts')
    await saveTable(`${data.sub_activity.code}-attendance.xlsx`, attendanceTable(data))
  }
  const { t } = words
  return (
    <>
      <DownloadMenu
        about={`attendance ${id}`}
        label={t('attendance_list')}
        more={[
          {
            ...({ id: 'sheet', icon: 'download' } as const),
            ...{ label: t('download_sheet'), isDisabled: isBusy, onChoose: () => void attempt(save) },
          },
          {
            ...({ id: 'import', icon: 'upload' } as const),
            ...{ label: t('import_file'), onChoose: () => set({ session_act: 'import' }, { isStep: true }) },
          },
        ]}
        param="session_act"
        read={() => readAttendanceReport(id, words)}
      />
      <FailureBanner failure={failure} />
      {get('session_act') === 'import' && (
        <Suspense>
          <ImportAttendance
            endpoint={importAttendance}
            help={t('import_help')}
            id={id}
            label={t('trainee')}
            onClose={() => set({ session_act: undefined })}
            title={t('import_title')}
          />
        </Suspense>
      )}
    </>
  )
}
