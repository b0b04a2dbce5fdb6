import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import type { ExamPort } from '../ports/exam/index.ts'
import { demand, failureWith, type PortRule } from './rule.ts'

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
      if (!first) throw new Error('The attempt has no questions.')
      await check(port, attempt, first.id)
    },
  })
  const answerIn = async (port: ExamPort, question: string) =>
    (await port.open()).answers.find(({ question_id }) => question_id === question)?.value

  return [
    rule('returns the state of the attempt with the server’s time', async (port, attempt) => {
      const { id, state, server_time } = await port.status()
      demand(id === attempt.id && state === 'open', 'The status is not that of the open attempt.')
      demand(Number.isFinite(Date.parse(server_time)), 'The time is not a valid date.')
    }),
    rule('accepts a resent save', async (port, { lease }, question_id) => {
      const save = { question_id, value: 'First', lease, seq: 1 }
      for (const answers of [[save], [save]])
        demand(!(await port.save(answers)).late, 'A save in time is reported as late.')
      demand((await answerIn(port, question_id)) === 'First', 'The answer is missing.')
    }),
    rule('counts the newer of two saves in either order', async (port, { lease }, question_id) => {
      await port.save([{ question_id, value: 'Newer', lease, seq: 2 }])
      await port.save([{ question_id, value: 'Older', lease, seq: 1 }])
      demand((await answerIn(port, question_id)) === 'Newer', 'An older save replaced a newer one.')
    }),
    rule(
      'rejects and names an answer that cannot be stored, and accepts the others without it',
      async (port, { lease }, question_id) => {
        const good = { question_id, value: 'Good', lease, seq: 1 }
        for (const value of ['a\u0000b', 'a\ud800b']) {
          const { fields } = await failureWith(port.save([good, { ...good, value, seq: 2 }]), 'invalid')
          demand(fields['answers.1.value'] === 'bad_characters', 'The rejection does not name the answer.')
        }
        await port.save([good])
        demand((await answerIn(port, question_id)) === 'Good', 'The other answer is missing.')
      },
    ),
    rule('gives each page that opens the attempt a new lease', async (port, { lease }) => {
      const opened = await port.open()
      demand(opened.lease > lease, 'The lease did not increase.')
      demand((await port.status()).lease === opened.lease, 'The status does not contain the newest lease.')
    }),
    rule('accepts a submission only from the page that opened the attempt last', async (port, { lease }) => {
      const opened = await port.open()
      const isRefused = await port.submit(lease).then(
        () => false,
        () => true,
      )
      demand(isRefused, 'An inactive page submitted the attempt.')
      demand((await port.submit(opened.lease)).state === 'closed', 'The submitted attempt is not closed.')
    }),
    rule('reports answers after the end as late, and does not count them', async (port, { lease }, question_id) => {
      await port.submit(lease)
      const { state, late } = await port.save([{ question_id, value: 'Late', lease, seq: 1 }])
      demand(state === 'closed', 'A late save reopened the attempt.')
      demand(late, 'A late save is not reported as late.')
      demand((await answerIn(port, question_id)) === undefined, 'A late answer counts.')
    }),
  ]
}
