import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { formatNumber } from '@portal/ui/number'
import { Progress } from '@portal/ui/Progress'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { oneOf } from '../../navigation/use-query.ts'
import { listFormats } from './table.ts'
import { type DownloadedList, useListFile } from './use-list-file.ts'

/** Another download, which the caller writes. */
export interface OtherFile {
  readonly id: string
  /** Label of the menu item. */
  readonly label: string
  readonly isWriting: boolean
  readonly download: () => void
}

interface ListDownloadProps<Row extends { readonly id: string }> extends DownloadedList<Row> {
  /** Shown after the standard formats. Default none. */
  others?: readonly OtherFile[]
}

/** Downloads a list as shown: filtered and sorted, with its visible columns. */
export const ListDownload = <Row extends { readonly id: string }>({ others = [], ...of }: ListDownloadProps<Row>) => {
  const t = useBlockTexts()
  const { isWriting, download, progress, cancel, drawn } = useListFile(of)
  const choose = (id: string) => {
    const format = oneOf(listFormats, id)
    if (format && !isWriting) void download(format)
    others.find(other => other.id === id)?.download()
  }
  return (
    <>
      <Menu
        icon={<Icon name="download" size="small" />}
        items={[
          ...listFormats.map(id => ({ id, label: t(`download_as.${id}`), isDisabled: isWriting })),
          ...others.map(other => ({ id: other.id, label: other.label, isDisabled: other.isWriting })),
        ]}
        label={t('download')}
        onAction={choose}
        size="small"
        trigger="quiet"
      />
      {drawn}
      {progress && (
        <Dialog
          actions={<Button onPress={cancel}>{t('cancel')}</Button>}
          isOpen
          onClose={cancel}
          size="small"
          title={t('file_preparing')}
        >
          <Progress
            label={of.label}
            max={progress.all}
            value={progress.rows}
            valueText={t('file_rows', { read: formatNumber(progress.rows, 0), all: formatNumber(progress.all, 0) })}
          />
        </Dialog>
      )}
    </>
  )
}
