import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeExam } from '../../../stories/widgets/exam-runner/fake-exam.ts'
import { sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { drawExam } from './show-exam.tsx'

afterEach(cleanup)

const HOUR_MS = 3_600_000

test.each([-HOUR_MS, HOUR_MS])(
  'shows the correct time at once on a device whose clock is off by %i ms',
  async wrong => {
    const attempt = sampleAttempt({ seconds: 9 * 60, number: 900 + Math.sign(wrong) })
    const moved = (moment: string | null) => new Date(Date.parse(moment ?? '') + wrong).toISOString()
    const started = { ...attempt, server_time: moved(attempt.server_time), deadline_at: moved(attempt.deadline_at) }
    const shown: string[] = []
    const { unmount } = drawExam(started, fakeExam(started, crypto.randomUUID()), 'en')
    const look = () => shown.push(page.getByRole('timer').element().textContent ?? '')
    look()
    await expect.poll(() => look() > 0 && shown.some(text => text.includes('08:59')), { interval: 50 }).toBe(true)
    for (const text of shown) expect(text).toMatch(/0(9:00|8:59)$/)
    // A wrong initial time would also have announced a mark.
    expect(page.getByText(/minutes? left/).query()).toBeNull()
    unmount()
  },
)
