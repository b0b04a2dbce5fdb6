import { Icon } from '@portal/ui/Icon'
import { Menu, type MenuChoice } from '@portal/ui/Menu'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useReportTexts } from '../../core/texts/workspace.ts'
import { OpenPreview, type PreviewedReport } from './OpenPreview.tsx'
import { useDownload } from './use-download.ts'

interface DownloadMenuProps extends PreviewedReport {
  /** Name of the report. */
  label: string
  /** Further choices between download and print. */
  more?: readonly (MenuChoice & { readonly onChoose: () => void })[]
}

/** Menu to download a report as a workbook or open its print preview. The preview has a URL. */
export const DownloadMenu = ({ label, about, param, read, more = [] }: DownloadMenuProps) => {
  const t = useReportTexts()
  const { set } = useQuery()
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
      <OpenPreview about={about} param={param} read={read} />
    </>
  )
}
