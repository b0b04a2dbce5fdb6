import type { RequestRecord } from '@portal/contract/requests/request-records'
import { DateText } from '@portal/ui/DateText'
import { Timeline } from '@portal/ui/Timeline'
import { Changes } from '@portal/widgets/signature-panel'
import { useRequestTexts, useSignatureWidgetTexts } from '../../../core/texts/requests.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'

/** Revisions of a request, newest first, each with its differences from the previous one. */
export const RevisionList = ({ row: { revisions } }: { row: RequestRecord }) => {
  const t = useRequestTexts()
  // Loads the texts of the widget's component.
  useSignatureWidgetTexts()
  const nameOf = useNameOf()
  const events = revisions.map(({ number, content, by, at }, index) => {
    const { new_total } = content
    // A revision for a new total is compared with the revision that it raises.
    const before = new_total ? revisions.find(one => one.number === new_total.of_revision) : revisions[index - 1]
    return {
      id: String(number),
      title: t(new_total ? 'new_total.revision' : 'revision', { number }),
      at: <DateText format="datetime" value={at} />,
      body: before ? <Changes after={content} before={before.content} /> : t('first_revision'),
      ...(by && { by: nameOf(by) }),
    }
  })
  return <Timeline events={events.toReversed()} label={t('revisions')} />
}
