import type { FileRecord } from '@portal/contract/files/files'
import { DateText } from '@portal/ui/DateText'
import { FileSize } from '@portal/ui/FileSize'
import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Timeline } from '@portal/ui/Timeline'
import { useFileTexts } from '../../../core/texts/texts.ts'
import { PersonName } from '../../../people/people/PersonName.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { ScanState } from './ScanState.tsx'

/** Versions of a file, newest first. Older ones remain available for download. */
export const Versions = ({ file }: { file: FileRecord }) => {
  const t = useFileTexts()
  // Not a table, because one long file name would overflow the drawer.
  const events = file.history.map(version => ({
    id: String(version.number),
    title: (
      <DownloadLink version={version}>
        <Isolate direction="auto">{version.original_name}</Isolate>
      </DownloadLink>
    ),
    by: <PersonName person={version.uploader} />,
    at: <DateText value={version.created_at} />,
    body: (
      <>
        {t('version', { number: version.number })} · <FileSize bytes={version.size} />{' '}
        {/* The head of the record shows the state of the newest version. */}
        {version.number !== file.newest.number && <ScanState scan={version.scan} />}
      </>
    ),
  }))
  return (
    <Section level={3} title={t('versions')}>
      <Timeline events={events} label={t('versions_of', { name: file.name })} />
    </Section>
  )
}
