import type { RequestRecord } from '@portal/contract/request_records'
import { DateText } from '@portal/ui/DateText'
import type { TimelineEvent } from '@portal/ui/Timeline'
import { Written } from '../../blocks/Written.tsx'
import { PersonName } from '../../parts/people/PersonName.tsx'
import { useRequestTexts } from '../../parts/requests/texts.ts'

const tones = {
  hold: 'warning',
  resume: 'info',
  ask_cancel: 'warning',
  cancel: 'danger',
  buy: 'success',
  receive: 'info',
  deliver: 'success',
  post_expense: 'info',
} as const

/** The steps of a request, the newest first. */
export const useRequestHistory = () => {
  const t = useRequestTexts()
  return ({ id, kind, events }: RequestRecord): readonly TimelineEvent[] =>
    events.length === 0
      ? [{ id, title: t('no_events') }]
      : events.toReversed().map(event => ({
          id: event.id,
          title: event.kind === 'buy' ? t(`kinds.${kind}.bought`) : t(`events.${event.kind}`),
          tone: tones[event.kind],
          at: <DateText format="datetime" value={event.at} />,
          ...(event.text && { body: <Written>{event.text}</Written> }),
          ...(event.by && { by: <PersonName person={event.by} /> }),
        }))
}
