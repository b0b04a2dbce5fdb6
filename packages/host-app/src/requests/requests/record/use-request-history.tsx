import type { RequestRecord } from '@portal/contract/requests/request-records'
import { DateText } from '@portal/ui/DateText'
import type { TimelineEvent } from '@portal/ui/Timeline'
import { Written } from '../../../blocks/text/Written.tsx'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useSigningTexts } from '../../../core/texts/texts.ts'
import { PersonName } from '../../../people/people/PersonName.tsx'
import { useSignedBy } from '../shared/use-signed-by.ts'

const tones = {
  hold: 'warning',
  resume: 'info',
  ask_cancel: 'warning',
  cancel: 'danger',
  buy: 'success',
  receive: 'info',
  deliver: 'success',
  short_close: 'warning',
  post_expense: 'info',
  complete: 'success',
  reopen: 'info',
} as const

type Dated = { readonly at: string; readonly shown: Omit<TimelineEvent, 'at'> }

/** Timeline of a request, newest first: revisions, signatures and rejections, and steps. */
export const useRequestHistory = () => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  const signedBy = useSignedBy()
  return ({ kind, revisions, signatures, events }: RequestRecord): readonly TimelineEvent[] => {
    const dated: readonly Dated[] = [
      // Among entries with the same time, the later one comes first.
      ...events.map(({ id, kind: step, text, by, at }) => ({
        at,
        shown: {
          id,
          title: step === 'buy' ? t(`kinds.${kind}.bought`) : t(`events.${step}`),
          tone: tones[step],
          ...(text && { body: <Written>{text}</Written> }),
          ...(by && { by: <PersonName person={by} /> }),
        },
      })),
      ...signatures.map(({ id, role, decision, reason, at, ...people }) => {
        const by = signedBy(people)
        return {
          at,
          shown: {
            id,
            title: t(`happened.${decision}`, { role: signing(`roles.${role}`) }),
            tone: decision === 'sign' ? ('success' as const) : ('danger' as const),
            ...(reason && { body: <Written>{reason}</Written> }),
            ...(by && { by }),
          },
        }
      }),
      ...revisions.map(({ number, content, by, at }) => ({
        at,
        shown: {
          id: `revision-${number}`,
          title:
            number === 1 ? t('happened.add') : t(content.new_total ? 'new_total.revision' : 'revision', { number }),
          ...(content.new_total && { body: <Written>{content.new_total.explanation}</Written> }),
          ...(by && { by: <PersonName person={by} /> }),
        },
      })),
    ]
    return dated
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .map(({ at, shown }) => ({ ...shown, at: <DateText format="datetime" value={at} /> }))
  }
}
