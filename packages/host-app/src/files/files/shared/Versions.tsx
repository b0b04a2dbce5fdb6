import type { FileRecord } from '@portal/contract/files/files'
import { DateText } from '@portal/ui/DateText'
import { FileSize } from '@portal/ui/FileSize'
import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Timeline } from '@portal/ui/Timeline'
import { PersonName } from '../../../people/people/PersonName.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { ScanState } from './ScanState.tsx'
import { useFileTexts } from './texts.ts'

/** Every version of a file, the newest first; the former ones can still be downloaded. */
export const Versions = ({ file }: { file: FileRecord }) => {
  const t = useFileTexts()
  // No table: a drawer is narrower than the columns with a name of one long word.
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
        {/* That of the newest is at the head of the record. */}
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
