import { type ContentPart, changedParts, isEmploymentPart } from '@portal/contract/request_changes'
import type { RequestRecord } from '@portal/contract/request_records'
import { DateText } from '@portal/ui/DateText'
import { Timeline } from '@portal/ui/Timeline'
import { useNameOf } from '../../parts/people/texts.ts'
import { useRequestTexts } from '../../parts/requests/texts.ts'

/** The revisions of a request, the newest first, with what each changed. */
export const RevisionList = ({ row: { kind, revisions } }: { row: RequestRecord }) => {
  const t = useRequestTexts()
  const nameOf = useNameOf()
  const nameOfPart = (part: ContentPart) => {
    if (isEmploymentPart(part)) return t(`employment.${part}`)
    if (part === 'description' || part === 'required_date' || part === 'items') return t(`kinds.${kind}.${part}`)
    return t(part === 'total_minor' ? 'total' : part)
  }
  const events = revisions.map(({ number, content, by, at }, index) => {
    const before = revisions[index - 1]
    const changed = before && changedParts(before.content, content).map(nameOfPart)
    return {
      id: String(number),
      title: t('revision', { number }),
      at: <DateText format="datetime" value={at} />,
      body: changed ? changed.join(t('comma')) : t('first_revision'),
      ...(by && { by: nameOf(by) }),
    }
  })
  return <Timeline events={events.toReversed()} label={t('revisions')} />
}
