import type { FileRecord } from '@portal/contract/files/files'
import { DateText } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { FileSize } from '@portal/ui/FileSize'
import { Isolate } from '@portal/ui/Isolate'
import { Code } from '../../../blocks/text/Code.tsx'
import { useFileTexts } from '../../../core/texts/texts.ts'
import { PersonName } from '../../../people/people/PersonName.tsx'
import { hash } from './files.css.ts'
import { OwnerLink } from './OwnerLink.tsx'

export const useFileFacts = () => {
  const t = useFileTexts()
  return (row: FileRecord): readonly Fact[] => [
    {
      label: t('description'),
      value: row.description ? <Isolate direction="auto">{row.description}</Isolate> : t('none'),
    },
    { label: t('of'), value: <OwnerLink of={row.of} /> },
    { label: t('size'), value: <FileSize bytes={row.newest.size} /> },
    { label: t('media_type'), value: <Code>{row.newest.media_type}</Code> },
    { label: t('original_name'), value: <Isolate direction="auto">{row.newest.original_name}</Isolate> },
    { label: t('uploader'), value: <PersonName person={row.uploader} /> },
    { label: t('created_at'), value: <DateText value={row.created_at} /> },
    { label: t('sha256'), value: <span className={hash}>{row.newest.sha256}</span> },
  ]
}
