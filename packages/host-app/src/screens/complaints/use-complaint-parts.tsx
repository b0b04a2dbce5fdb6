import type { complaintRecord } from '@portal/contract/complaints'
import { DateText } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import type { TimelineEvent } from '@portal/ui/Timeline'
import type * as z from 'zod/mini'
import type { RecordParts } from '../../blocks/RecordBody.tsx'
import { Body } from './Body.tsx'
import { ComplaintStatus } from './ComplaintStatus.tsx'
import { useDated } from './filed-day.ts'
import { Handling } from './Handling.tsx'
import { Sender } from './Sender.tsx'
import { useDeskTexts, useNameOf } from './texts.ts'
import { When } from './When.tsx'

type Whole = z.infer<typeof complaintRecord>

const eventTones = { replied: 'info', commented: 'neutral', closed: 'success', reopened: 'warning' } as const

/** What is shown of a complaint, beginning with its own words. */
export const useComplaintParts = () => {
  const t = useDeskTexts()
  const nameOf = useNameOf()
  const datedOf = useDated()

  const factsOf = (row: Whole): readonly Fact[] => [
    { label: t('from'), value: <Sender complaint={row} /> },
    ...(row.filed_by ? [{ label: t('email'), value: <Isolate>{row.filed_by.email}</Isolate> }] : []),
    ...(row.null_username
      ? [
          {
            label: t('username'),
            value: (
              <>
                <Isolate direction="auto">{row.null_username}</Isolate>
                <Text size="small" tone="muted">
                  {t('username_help')}
                </Text>
              </>
            ),
          },
        ]
      : []),
    {
      label: t('filed'),
      value: (
        <>
          <When dated={datedOf(row, row.filed_at)} />
          {row.identity_type === 'anonymous' && (
            <Text size="small" tone="muted">
              {t('day_only')}
            </Text>
          )}
        </>
      ),
    },
  ]

  const historyOf = (row: Whole): readonly TimelineEvent[] => [
    ...row.events.toReversed().map(({ id, kind, at, by, text }) => ({
      id,
      title: t(`events.${kind}`),
      tone: eventTones[kind],
      at: <DateText format="datetime" value={at} />,
      ...(text && { body: <Body>{text}</Body> }),
      ...(by && { by: nameOf(by) }),
    })),
    { id: row.id, title: t('events.filed'), at: <When dated={datedOf(row, row.filed_at)} /> },
  ]

  const titleOf = ({ filed_by, identity_type }: Whole) => {
    if (filed_by) return t('from_known', { name: nameOf(filed_by) })
    return t(identity_type === 'self' ? 'from_you' : 'from_anonymous')
  }

  return (row: Whole): RecordParts => ({
    title: titleOf(row),
    status: <ComplaintStatus status={row.status} />,
    lead: <Body>{row.body}</Body>,
    facts: factsOf(row),
    history: historyOf(row),
    children: <Handling complaint={row} />,
  })
}
