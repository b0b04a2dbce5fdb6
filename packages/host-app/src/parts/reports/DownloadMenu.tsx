import { Icon } from '@portal/ui/Icon'
import { Menu, type MenuChoice } from '@portal/ui/Menu'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { lazy, Suspense } from 'react'
import { useQuery } from '../../blocks/use-query.ts'
import { withTexts } from '../../texts/with-texts.ts'
import type { Report } from './report.ts'
import { useReportTexts } from './texts.ts'
import { useDownload } from './use-download.ts'

const ReportPreview = lazy(withTexts(() => import('./print/ReportPreview.tsx')))

interface DownloadMenuProps {
  /** What the report is. */
  label: string
  /** Tells reports apart: of what and of which record. */
  about: string
  /** The name in the address under which an open preview stands. */
  param: string
  read: () => Promise<Report>
  /** What else can be done with it, between both. */
  more?: readonly (MenuChoice & { readonly onChoose: () => void })[]
}

/** One report as a workbook and on paper; its preview has an address. */
export const DownloadMenu = ({ label, about, param, read, more = [] }: DownloadMenuProps) => {
  const t = useReportTexts()
  const { get, set } = useQuery()
  const { isWriting, download } = useDownload()
  const choose = (chosen: string) => {
    const other = more.find(({ id }) => id === chosen)
    if (other) other.onChoose()
    else if (chosen === 'print') set({ [param]: 'print' }, { isStep: true })
    else if (!isWriting) void download(read)
  }
  return (
    <>
      <Menu
        icon={<Icon name="download" size="small" />}
        items={[
          { id: 'download', label: t('download'), icon: 'download', isDisabled: isWriting },
          ...more.map(({ onChoose: _, ...item }) => item),
          { id: 'print', label: t('print'), icon: 'print' },
        ]}
        label={isWriting ? t('writing') : label}
        onAction={choose}
        size="small"
      />
      <VisuallyHidden>
        <span role="status">{isWriting && t('writing')}</span>
      </VisuallyHidden>
      {get(param) === 'print' && (
        <Suspense>
          <ReportPreview about={about} onClose={() => set({ [param]: undefined })} read={read} />
        </Suspense>
      )}
    </>
  )
}
