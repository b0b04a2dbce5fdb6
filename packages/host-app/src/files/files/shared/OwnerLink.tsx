import type { FileRow } from '@portal/contract/files/files'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Text } from '@portal/ui/Text'
import { useFileTexts } from '../../../core/texts/texts.ts'
import { ProjectHover } from '../../../programmes/projects/shared/ProjectHover.tsx'
import { requestHref } from '../../../requests/requests/shared/endpoints.ts'
import { RecordHover } from '../../../workspace/records/RecordHover.tsx'

const pages = { project: '/staff/project', activity: '/staff/activity', sub_activity: '/staff/sub_activity' } as const

/** Link to the record that owns a file, if the user may see it. Expenses have no page of their own. */
export const OwnerLink = ({ of }: Pick<FileRow, 'of'>) => {
  const t = useFileTexts()
  if (!of) return <Text tone="muted">{t('of_none')}</Text>
  const name = <Isolate direction="auto">{of.name}</Isolate>
  if (of.kind === 'request' && of.request_kind)
    return <Link href={requestHref({ kind: of.request_kind, id: of.id })}>{name}</Link>
  if (of.kind === 'expense' || of.kind === 'request')
    return (
      <>
        {t(of.kind)}: {name}
      </>
    )
  if (of.viewer === 'instructor') return <Link href={`/staff/trainings/instructor/${of.id}`}>{name}</Link>
  const link = <Link href={`${pages[of.kind]}/${of.id}`}>{name}</Link>
  if (of.kind === 'project') return <ProjectHover id={of.id}>{link}</ProjectHover>
  return (
    <RecordHover id={of.id} kind={of.kind}>
      {link}
    </RecordHover>
  )
}
