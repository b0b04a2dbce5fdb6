import { markingOpensAt } from '@portal/contract/training/attendance/session-times'
import type { TrainingSession } from '@portal/contract/training/attendance/training-sessions'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { formatDate } from '@portal/ui/DateText'
import { EmptyState } from '@portal/ui/EmptyState'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { SearchField } from '@portal/ui/SearchField'
import { toast } from '@portal/ui/Toast'
import { useTextSource } from '@portal/ui/texts'
import { useEffect, useState } from 'react'
import { OutboxState } from '../../../blocks/feedback/OutboxState.tsx'
import { KeyHints } from '../../../blocks/text/KeyHints.tsx'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { CheckInCode } from './CheckInCode.tsx'
import { MarkList } from './MarkList.tsx'
import type { useMarks } from './use-marks.ts'

interface MarkingPanelProps {
  session: Pick<TrainingSession, 'id' | 'date' | 'start' | 'is_markable'>
  marking: ReturnType<typeof useMarks>
}

const MarkKeys = () => {
  const t = useTrainingSessionTexts()
  const marks = (['present', 'late', 'absent', 'excused'] as const).map(mark => ({
    keys: [mark.slice(0, 1)],
    text: t(`marks.${mark}`),
  }))
  const rest = [
    { keys: ['up', 'down'], text: t('keys_move') },
    { keys: ['mod', 'z'], text: t('keys_undo') },
  ]
  return <KeyHints hints={[...marks, ...rest]} />
}

const PAUSE_MS = 60_000

/** Revalidates every minute while something depends on the server's clock. */
const useRereading = (read: () => Promise<unknown>, isWaiting: boolean): void => {
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void read(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [read, isWaiting])
}

/** Trainees of a session with search, undo, marking of everyone left, and the check-in code. */
export const MarkingPanel = ({ session, marking }: MarkingPanelProps) => {
  const t = useTrainingSessionTexts()
  const blocks = useBlockTexts()
  const nameOf = useNameOf()
  const { language } = useTextSource()
  const [words, setWords] = useState('')
  const [isShowing, setShowing] = useState(false)
  const isOpen = session.is_markable
  useRereading(marking.read.mutate, !isOpen)
  const { trainees, mark, undo, canUndo, pending, refused, obstacle, retry } = marking
  const isFound = (row: (typeof trainees)[number]) =>
    `${row.full_name_en} ${row.full_name_ar}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())
  const shown = trainees.filter(isFound).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))
  const rest = trainees.filter(row => row.mark === null && row.can.mark)
  const markRest = () => {
    mark(new Map(rest.map(({ id }) => [id, 'present'])))
    toast({ tone: 'success', text: t('rest_marked', { count: rest.length }) })
  }
  const opens = markingOpensAt(session)
  const from = `${formatDate(opens.day, 'date', language)} ${opens.time}`
  if (trainees.length === 0) return <EmptyState title={t('no_trainees')}>{t('no_trainees_text')}</EmptyState>
  return (
    <>
      {!isOpen && <Banner tone="info">{t('opens', { from })}</Banner>}
      <Inline spread="between">
        <SearchField label={t('search')} onChange={setWords} value={words} />
        <Inline gap="small">
          <Button icon={<Icon name="undo" size="small" />} isDisabled={!canUndo} onPress={undo} size="small">
            {blocks('undo')}
          </Button>
          <Button isDisabled={!isOpen || rest.length === 0} onPress={markRest} size="small">
            {t('mark_rest')}
          </Button>
          <Button isDisabled={!isOpen} onPress={() => setShowing(true)} size="small" variant="primary">
            {t('show_code')}
          </Button>
        </Inline>
      </Inline>
      <Inline spread="between">
        <OutboxState obstacle={obstacle} onRetry={retry} pending={pending.size} refused={refused.size} />
        <MarkKeys />
      </Inline>
      <MarkList isOpen={isOpen} onMark={mark} onUndo={undo} refused={refused} trainees={shown} />
      {shown.length === 0 && <EmptyState icon="search" title={t('no_match')} />}
      {isShowing && (
        <CheckInCode
          onClose={() => {
            setShowing(false)
            // Includes trainees who checked in meanwhile.
            void marking.read.mutate()
          }}
          sessionId={session.id}
        />
      )}
    </>
  )
}
