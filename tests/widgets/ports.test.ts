import type { Budget } from '@portal/contract/money/budgets/budgets'
import {
  budgetPortRules,
  complaintPortRules,
  evaluationPortRules,
  examPortRules,
  memoryBudget,
  memorySignatures,
  type PortRule,
  signaturePortRules,
} from '@portal/widgets/testing'
import { describe, expect, test } from 'vitest'
import { materials } from '../../stories/requests/request-records.ts'
import { fakeBudget } from '../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf } from '../../stories/widgets/budget-table/sample-budget.ts'
import { fakePort as fakeComplaints } from '../../stories/widgets/complaint/fake-port.ts'
import { fakePort as fakeEvaluation } from '../../stories/widgets/evaluation/fake-port.ts'
import { sampleForm } from '../../stories/widgets/evaluation/sample-form.ts'
import { fakeExam } from '../../stories/widgets/exam-runner/fake-exam.ts'
import { sampleAttempt } from '../../stories/widgets/exam-runner/sample-exam.ts'

const obeys = (name: string, rules: readonly PortRule[]) =>
  describe(name, () => {
    test.each(rules)('$name', ({ check }) => check())
  })

// The fake ports of the stories wrap the in-memory ports, and can fail on demand.
const complaints = () => {
  const port = fakeComplaints()
  return { port, count: () => port.stored.length }
}
const exam = () => {
  const attempt = sampleAttempt()
  return { port: fakeExam(attempt).port, attempt }
}

obeys('the complaint port without a server', complaintPortRules(complaints))
obeys(
  'the evaluation port without a server',
  evaluationPortRules(() => ({ port: fakeEvaluation(), questions: sampleForm })),
)
obeys('the exam port without a server', examPortRules(exam))

for (const [name, make] of [
  ['the budget port without a server', (budget: Budget) => memoryBudget(budget).port],
  ['the budget port of the stories', fakeBudget],
] as const)
  obeys(
    name,
    budgetPortRules(() => {
      const budget = budgetOf()
      return { port: make(budget), budget }
    }),
  )
obeys(
  'the signature port without a server',
  signaturePortRules(() => ({ port: memorySignatures(materials).port })),
)

describe('the port rules', () => {
  const broken = async (rules: readonly PortRule[]) => {
    const results = await Promise.allSettled(rules.map(({ check }) => check()))
    return rules.filter((_, at) => results[at]?.status === 'rejected').map(({ name }) => name)
  }

  test('fail a port that stores a resent complaint twice', async () => {
    const trial = () => {
      let count = 0
      const file = async () => {
        count += 1
        return undefined
      }
      return { port: { file }, count: () => count }
    }
    expect(await broken(complaintPortRules(trial))).toEqual([
      'stores a resent complaint once',
      'rejects an empty complaint, names the field, and stores nothing',
    ])
  })

  test('fail a port that accepts answers repeatedly', async () => {
    const port = { draft: 'one', send: async () => undefined }
    expect(await broken(evaluationPortRules(() => ({ port, questions: sampleForm })))).toEqual([
      'rejects answers without a required item and names each missing item',
      'accepts answers only once per person',
    ])
  })

  test('fail a port that keeps the last save to arrive', async () => {
    const trial = () => {
      const { port, attempt } = exam()
      let last = ''
      const forgetful = {
        ...port,
        save: async (answers: Parameters<typeof port.save>[0]) => {
          last = answers.at(-1)?.value ?? last
          return port.save(answers)
        },
        open: async () => {
          const opened = await port.open()
          return { ...opened, answers: opened.answers.map(answer => ({ ...answer, value: last })) }
        },
      }
      return { port: forgetful, attempt }
    }
    expect(await broken(examPortRules(trial))).toEqual(['counts the newer of two saves in either order'])
  })

  test('fail a port that counts late answers', async () => {
    const trial = () => {
      const { port, attempt } = exam()
      const late: Parameters<typeof port.save>[0][number][] = []
      const careless = {
        ...port,
        save: async (answers: Parameters<typeof port.save>[0]) => {
          const status = await port.save(answers)
          if (status.late) late.push(...answers)
          return status
        },
        open: async () => {
          const opened = await port.open()
          return { ...opened, answers: [...opened.answers, ...late] }
        },
      }
      return { port: careless, attempt }
    }
    const rule = 'reports answers after the end as late, and does not count them'
    expect(await broken(examPortRules(trial))).toEqual([rule])
  })

  test('fail a port that ignores versions', async () => {
    const trial = () => {
      const budget = budgetOf()
      const { port, stored } = memoryBudget(budget)
      const editItem = (edit: Parameters<typeof port.editItem>[0]) =>
        port.editItem({ ...edit, version: stored().items.find(({ id }) => id === edit.id)?.version ?? edit.version })
      return { port: { ...port, editItem }, budget }
    }
    expect(await broken(budgetPortRules(trial))).toEqual(['rejects a stale version with the current line'])
  })

  test('fail a port that signs any revision', async () => {
    const trial = () => {
      const { port } = memorySignatures(materials)
      const decide: typeof port.decide = async (decision, key) =>
        port.decide({ ...decision, revision: (await port.read()).revision }, key)
      return { port: { ...port, decide } }
    }
    expect(await broken(signaturePortRules(trial))).toEqual(['rejects a stale revision'])
  })
})
