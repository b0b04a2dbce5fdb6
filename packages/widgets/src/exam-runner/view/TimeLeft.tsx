import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { useIsLive } from '@portal/ui/live'
import { Text } from '@portal/ui/Text'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useEffect, useState } from 'react'
import { useExamRunnerTexts } from '../../locales/index.ts'
import { announcedBetween, secondsLeft, timeText } from '../model/clock.ts'
import type { Runner } from '../runner.ts'
import { useExamState } from '../store/use-exam-state.ts'

interface TimeLeftProps {
  runner: Runner
}

const LAST_MINUTES = 300
const DAY = 86_400

/** Remaining time by the server's clock. Announced only at 10, 5, and 1 minutes. */
export const TimeLeft = ({ runner: { clock, store } }: TimeLeftProps) => {
  const t = useExamRunnerTexts()
  const deadline = useExamState(store, ({ status }) => status.deadline_at)
  const isLive = useIsLive()
  const [left, setLeft] = useState(() => {
    // Server and browser must render the same time, so hydration starts from when the attempt was read.
    const read = Date.parse(store.initial.status.server_time)
    return secondsLeft(deadline, isLive ? clock.now() : read)
  })
  const [announced, setAnnounced] = useState<number>()
  useEffect(() => {
    let before = secondsLeft(deadline, clock.now())
    const tick = () => {
      const after = secondsLeft(deadline, clock.now())
      const minutes = announcedBetween(before, after)
      if (minutes !== undefined) setAnnounced(minutes)
      before = after
      setLeft(after)
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [deadline, clock])
  if (left === null || deadline === null) return <Text>{t('no_limit')}</Text>
  // A test without a limit may run for weeks until it closes. Shows the date instead of seconds.
  if (left > DAY)
    return (
      <Text>
        {t('ends')} <DateText format="datetime" value={deadline} />
      </Text>
    )
  return (
    <>
      <Text as="div" isTabular tone={left <= LAST_MINUTES ? 'warning' : undefined} weight="strong">
        <span role="timer">
          {t('time_left')} <Isolate>{timeText(left)}</Isolate>
        </span>
      </Text>
      <VisuallyHidden>
        <span role="status">{announced !== undefined && t('minutes_left', { count: announced })}</span>
      </VisuallyHidden>
    </>
  )
}
