import { ProblemError } from '@portal/contract/core/api/call'
import type { Member } from '@portal/contract/core/records/people'
import { useState } from 'react'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { usePeopleTexts } from './texts.ts'

/** Stores the whole team of a record of this version; the record has been read again when it is done. */
export type SaveTeam = (userIds: string[], version: number) => Promise<unknown>

/** What was last done to a team, so that it can be undone. */
export interface TeamStep {
  readonly kind: 'added' | 'removed'
  readonly person: Member
}

const withoutPerson = (team: readonly Member[], person: Member) =>
  team.flatMap(({ id }) => (id === person.id ? [] : [id]))

/**
 * Adding to and removing from a team, one person at a time and stored at once. Undoing does the opposite to the team as
 * it then is, so that what somebody else changed in between stays.
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
