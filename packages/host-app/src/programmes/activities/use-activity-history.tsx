import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { DateText } from '@portal/ui/DateText'
import type { TimelineEvent } from '@portal/ui/Timeline'
import { Written } from '../../blocks/text/Written.tsx'
import { useActivityTexts } from '../../core/texts/programmes.ts'
import { PersonName } from '../../people/people/PersonName.tsx'

const tones = { start: 'info', hold: 'warning', resume: 'info', complete: 'success', reopen: 'warning' } as const

/** The steps of an activity, newest first. */
export const useActivityHistory = () => {
  const t = useActivityTexts()
  return ({ id, events }: ActivityRecord): readonly TimelineEvent[] =>
    events.length === 0
      ? [{ id, title: t('no_events') }]
      : events.toReversed().map(event => ({
          id: event.id,
          title: t(`events.${event.kind}`),
          tone: tones[event.kind],
          at: <DateText format="datetime" value={event.at} />,
          ...(event.reason && { body: <Written>{event.reason}</Written> }),
          ...(event.by && { by: <PersonName person={event.by} /> }),
        }))
}
