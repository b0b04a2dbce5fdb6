import { ProblemError } from '@portal/contract/core/api/call'
import type { Member } from '@portal/contract/core/records/people'
import { useState } from 'react'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { usePeopleTexts } from '../../core/texts/people.ts'

/** Saves the whole team of a record at this version. Resolves after the record was revalidated. */
export type SaveTeam = (userIds: string[], version: number) => Promise<unknown>

/** The last change to a team, for undo. */
export interface TeamStep {
  readonly kind: 'added' | 'removed'
  readonly person: Member
}

const withoutPerson = (team: readonly Member[], person: Member) =>
  team.flatMap(({ id }) => (id === person.id ? [] : [id]))

/**
 * Adds and removes one member at a time, and saves at once. Undo applies the opposite to the current team, so it
 * preserves concurrent changes.
 */
export const useTeam = (team: readonly Member[], version: number, save: SaveTeam | undefined) => {
  const t = usePeopleTexts()
  const problemText = useProblemText()
  const [last, setLast] = useState<TeamStep>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const doStep = async (step: TeamStep, isUndo = false) => {
    if (isBusy || !save) return
    const { kind, person } = step
    const others = withoutPerson(team, person)
    setBusy(true)
    setProblem(undefined)
    try {
      await save(kind === 'added' ? [...others, person.id] : others, version)
      setLast(isUndo ? undefined : step)
    } catch (error) {
      const isUnfit = error instanceof ProblemError && error.problem.code === 'invalid'
      setProblem(isUnfit ? t('not_assignable') : problemText(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    last,
    isBusy,
    problem,
    add: (person: Member) => doStep({ kind: 'added', person }),
    remove: (person: Member) => doStep({ kind: 'removed', person }),
    undo: () => last && doStep({ ...last, kind: last.kind === 'added' ? 'removed' : 'added' }, true),
    forget: () => setLast(undefined),
  }
}
