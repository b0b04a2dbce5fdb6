import { useTextSource } from '@portal/ui/texts'
import { ExamRunner } from '@portal/widgets/exam-runner'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { seen } from '../../support/seen.ts'
import { fakeExam } from './fake-exam.ts'
import { sampleAttempt } from './sample-exam.ts'

let stories = 0

interface FreshProps {
  count?: number
  isCut?: boolean
  seconds?: number | null
  /** What happens on the server before the widget's first request. */
  meanwhile?: (exam: ReturnType<typeof fakeExam>) => unknown
}

const Fresh = ({ count = 3, isCut = false, seconds, meanwhile }: FreshProps) => {
  const { language } = useTextSource()
  const [{ attempt, port }] = useState(() => {
    stories += 1
    const made = sampleAttempt({ language, count, number: stories, ...(seconds !== undefined && { seconds }) })
    const fake = fakeExam(made, `story ${Math.random()}`)
    if (isCut) fake.cut()
    meanwhile?.(fake)
    return { attempt: made, port: fake.port }
  })
  // The widget polls the status only every 20 seconds. This event makes it poll now.
  useEffect(() => {
    if (meanwhile) dispatchEvent(new Event('online'))
  }, [meanwhile])
  return <ExamRunner attempt={attempt} port={port} />
}

const meta = preview.meta({
  title: 'widgets/ExamRunner',
  component: ExamRunner,
  parameters: usage({
    what: 'Runs a test. Saves answers as people type, and keeps them on the device while offline.',
    dos: [
      'Create the port once, and start the attempt before you show the widget.',
      'Let the port throw every failed request. The widget retries the answers or shows them as rejected.',
    ],
    donts: ['Don’t pass the correct answers. Questions have no field for them.', 'Don’t count the time yourself.'],
  }),
  args: { attempt: sampleAttempt(), port: fakeExam(sampleAttempt()).port },
})

export const Playground = meta.story({ render: () => <Fresh count={12} /> })

export const States = meta.story({ render: () => <Fresh seconds={null} />, tags: ['visual'] })

export const Arabic = meta.story({ render: () => <Fresh seconds={null} />, globals: { locale: 'ar' } })

/** Offline, answers stay on the device, and the page says so. */
export const Waiting = meta.story({
  render: () => <Fresh isCut seconds={null} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Because')
    await seen(() => canvas.getByText(/kept on this device|محفوظة على هذا الجهاز/, { selector: ':not([role])' }))
  },
})

/** A refused answer shows its error at the question. The others are still saved. */
export const Refused = meta.story({
  render: () => <Fresh meanwhile={exam => exam.refuse(({ value }) => value !== '')} seconds={null} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Because')
    await seen(() => canvas.getByText(/Not saved\. |لم تُحفظ هذه الإجابة/))
    await expect(canvas.getByRole('button', { name: /^(Try again|إعادة المحاولة)$/ })).toBeVisible()
  },
})

/** Keyboard only: answers, flags, moves to the next question, and answers it. */
export const Keyboard = meta.story({
  render: () => <Fresh seconds={null} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('Infection')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const [, second = document.body] = canvas.getAllByRole('listitem').map(item => item.querySelector('button'))
    second?.focus()
    await userEvent.keyboard('{Enter}')
    const [, thirty = document.body] = canvas.getAllByRole('radio', { name: /15|30/ })
    thirty.focus()
    await userEvent.keyboard(' ')
    await expect(thirty).toBeChecked()
    await seen(() => canvas.getByText(/All answers saved|حُفظت جميع الإجابات/))
  },
})

export const Review = meta.story({
  render: () => <Fresh count={12} seconds={null} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Review answers|مراجعة الإجابات/ }))
    await seen(() => canvas.getByRole('button', { name: /Submit|تسليم/ }))
  },
})

/** Time is emphasised in the last minutes, without moving anything. */
export const LastMinutes = meta.story({
  render: () => <Fresh seconds={90} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/01:/)
  },
})

/** The test was opened on another device meanwhile. Nothing is saved here until the person chooses this page. */
export const OpenElsewhere = meta.story({
  render: () => <Fresh meanwhile={exam => exam.port.open()} seconds={null} />,
  play: async ({ canvas, userEvent }) => {
    await seen(() => canvas.getByText(/open on another page|مفتوح في صفحة أخرى/))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await seen(() => canvas.getByRole('textbox'))
  },
})

/** The test was submitted, by the person or when time was up. */
export const Ended = meta.story({
  render: () => <Fresh meanwhile={exam => exam.close()} seconds={null} />,
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/The test has ended|انتهى الاختبار/))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
