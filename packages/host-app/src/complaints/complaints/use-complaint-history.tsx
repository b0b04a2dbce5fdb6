import type { complaintRecord } from '@portal/contract/complaints/complaints'
import { DateText } from '@portal/ui/DateText'
import type { TimelineEvent } from '@portal/ui/Timeline'
import type * as z from 'zod/mini'
import { Written } from '../../blocks/text/Written.tsx'
import { useHandlingTexts } from '../../core/texts/texts.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { useDated, When } from './When.tsx'

export type ComplaintDetails = z.infer<typeof complaintRecord>

const tones = { replied: 'info', commented: 'neutral', closed: 'success', reopened: 'warning' } as const

/** Timeline of a complaint, newest first, down to its filing. */
export const useComplaintHistory = () => {
  const t = useHandlingTexts()
  const nameOf = useNameOf()
  const datedOf = useDated()
  return (row: ComplaintDetails): readonly TimelineEvent[] => [
    ...row.events.toReversed().map(({ id, kind, at, by, text }) => ({
      id,
      title: t(`events.${kind}`),
      tone: tones[kind],
      at: <DateText format="datetime" value={at} />,
      ...(text && { body: <Written>{text}</Written> }),
      ...(by && { by: nameOf(by) }),
    })),
    { id: row.id, title: t('events.filed'), at: <When dated={datedOf(row, row.filed_at)} /> },
  ]
}
