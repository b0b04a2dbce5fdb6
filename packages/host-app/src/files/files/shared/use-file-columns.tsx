import type { FileRow } from '@portal/contract/files/files'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { FileSize } from '@portal/ui/FileSize'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { useFileTexts } from '../../../core/texts/texts.ts'
import { PersonName } from '../../../people/people/PersonName.tsx'
import { OwnerLink } from './OwnerLink.tsx'
import { ScanState } from './ScanState.tsx'

/** Columns of a list of files. A record's own list omits the record column. */
export const useFileColumns = (isOfRecord: boolean): readonly Column<FileRow>[] => {
  const t = useFileTexts()
  const of: Column<FileRow> = { id: 'of', header: t('of'), cell: row => <OwnerLink of={row.of} /> }
  return [
    {
      id: 'name',
      header: t('name'),
      sort: !isOfRecord,
      primary: true,
      cell: row => (
        <>
          <Isolate direction="auto">{row.name}</Isolate> <ScanState scan={row.newest.scan} />
        </>
      ),
    },
    {
      id: 'size',
      header: t('size'),
      align: 'end',
      sort: !isOfRecord,
      cell: row => <FileSize bytes={row.newest.size} />,
    },
    ...(isOfRecord ? [] : [of]),
    {
      id: 'description',
      header: t('description'),
      cell: row =>
        row.description ? <Isolate direction="auto">{row.description}</Isolate> : <Text tone="muted">{t('none')}</Text>,
    },
    { id: 'uploader', header: t('uploader'), cell: row => <PersonName person={row.uploader} /> },
    {
      id: 'created_at',
      header: t('created_at'),
      sort: !isOfRecord,
      cell: row => <DateText value={row.created_at} />,
    },
  ]
}
