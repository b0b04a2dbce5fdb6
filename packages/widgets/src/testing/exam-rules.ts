import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import type { ExamPort } from '../exam-runner/model/exam-port.ts'
import { demand, type PortRule, refusalOf } from './rule.ts'

interface ExamPortTrial {
  readonly port: ExamPort
  /** The attempt as this page opened it, without answers. Its first question must take text. */
  readonly attempt: ExamAttempt
}

/** Rules that every ExamPort must follow. `make` creates a port with a newly started attempt for each rule. */
export const examPortRules = (make: () => ExamPortTrial | Promise<ExamPortTrial>): readonly PortRule[] => {
  const rule = (
    name: string,
    check: (port: ExamPort, attempt: ExamAttempt, question_id: string) => Promise<void>,
  ): PortRule => ({
    name,
    check: async () => {
      const { port, attempt } = await make()
      const [first] = attempt.questions
      if (!first) throw new Error('The attempt has no question.')
      await check(port, attempt, first.id)
    },
  })
  const answerIn = async (port: ExamPort, question: string) =>
    (await port.open()).answers.find(({ question_id }) => question_id === question)?.value

  return [
    rule("tells the attempt's state by the server's clock", async (port, attempt) => {
      const { id, state, server_time } = await port.status()
      demand(id === attempt.id && state === 'open', 'The attempt is not the open one.')
      demand(Number.isFinite(Date.parse(server_time)), 'The time is no moment.')
    }),
    rule('takes the same save twice as one', async (port, { lease }, question_id) => {
      const save = { question_id, value: 'First', lease, seq: 1 }
      for (const answers of [[save], [save]]) demand(!(await port.save(answers)).late, 'A save in time counts as late.')
      demand((await answerIn(port, question_id)) === 'First', 'The answer is not there.')
    }),
    rule('lets the newer save count, in whichever order they arrive', async (port, { lease }, question_id) => {
      await port.save([{ question_id, value: 'Newer', lease, seq: 2 }])
      await port.save([{ question_id, value: 'Older', lease, seq: 1 }])
      demand((await answerIn(port, question_id)) === 'Newer', 'An older save has taken the place of a newer one.')
    }),
    rule(
      'refuses an answer that cannot be stored, naming it, and takes the others without it',
      async (port, { lease }, question_id) => {
        const good = { question_id, value: 'Good', lease, seq: 1 }
        for (const value of ['a\u0000b', 'a\ud800b']) {
          const { fields } = await refusalOf(port.save([good, { ...good, value, seq: 2 }]), 'invalid')
          demand(fields['answers.1.value'] === 'bad_characters', 'The refused answer is not named.')
        }
        await port.save([good])
        demand((await answerIn(port, question_id)) === 'Good', 'The other answer is not there.')
      },
    ),
    rule('gives each page that opens the attempt a lease of its own', async (port, { lease }) => {
      const opened = await port.open()
      demand(opened.lease > lease, 'The lease did not grow.')
      demand((await port.status()).lease === opened.lease, 'The status does not tell the newest lease.')
    }),
    rule('lets only the page that opened it last hand it in', async (port, { lease }) => {
      const opened = await port.open()
      const isRefused = await port.submit(lease).then(
        () => false,
        () => true,
      )
      demand(isRefused, 'A page that was left has handed it in.')
      demand((await port.submit(opened.lease)).state === 'closed', 'It was handed in and is not closed.')
    }),
    rule('keeps what comes after the end apart', async (port, { lease }, question_id) => {
      await port.submit(lease)
      const { state } = await port.save([{ question_id, value: 'Late', lease, seq: 1 }])
      demand(state === 'closed', 'A late save has opened it again.')
    }),
  ]
}
