import type { FileRecord, FileVersion } from '@portal/contract/files'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { FileSize } from '@portal/ui/FileSize'
import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { PersonName } from '../people/PersonName.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { useFileTexts } from './texts.ts'

/** Every version of a file, the newest first; the former ones can still be downloaded. */
export const Versions = ({ file }: { file: FileRecord }) => {
  const t = useFileTexts()
  const columns: readonly Column<FileVersion>[] = [
    {
      id: 'original_name',
      header: t('original_name'),
      primary: true,
      cell: row => (
        <DownloadLink version={row}>
          <Isolate direction="auto">{row.original_name}</Isolate>
        </DownloadLink>
      ),
    },
    { id: 'number', header: t('version'), align: 'end', cell: row => <Isolate>{String(row.number)}</Isolate> },
    { id: 'size', header: t('size'), align: 'end', cell: row => <FileSize bytes={row.size} /> },
    {
      id: 'uploader',
      header: t('uploader'),
      // In one column: a drawer is narrow.
      cell: row => (
        <>
          <PersonName person={row.uploader} />
          {' · '}
          <DateText value={row.created_at} />
        </>
      ),
    },
  ]
  return (
    <Section level={3} title={t('versions')}>
      <DataTable
        columns={columns}
        label={t('versions_of', { name: file.name })}
        rowKey={row => String(row.number)}
        rows={file.history}
      />
    </Section>
  )
}
