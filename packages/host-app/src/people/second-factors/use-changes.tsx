import { readSecondFactor } from '@portal/contract/people/access/second-factors'
import { useState } from 'react'
import { useRead } from '../../blocks/api/use-read.ts'
import { useFactorTexts } from '../../core/texts/people.ts'
import { useAction } from './use-action.ts'
import { useConfirmed } from './use-confirmed.tsx'

type Section = 'app' | 'passkeys' | 'codes'
type Outcome = 'app.added' | 'app.removed' | 'passkeys.added' | 'passkeys.removed'

/**
 * The person's second factor and its changes, one at a time. The result appears in the section that made the change.
 */
export const useChanges = () => {
  const t = useFactorTexts()
  const read = useRead(readSecondFactor, {})
  const { confirmed, question } = useConfirmed()
  const { act, isBusy, problem } = useAction(t('passkeys.failed'))
  const [section, setSection] = useState<Section>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const changes = {
    confirmed,
    /** Revalidates, shows the outcome, and shows new recovery codes, if any. */
    done: async (what: Outcome | undefined, fresh: readonly string[] | null = null) => {
      setCodes(fresh)
      setOutcome(what)
      await read.mutate()
    },
    /** The state of one section, and how a change starts there. */
    of: (at: Section) => ({
      isBusy: isBusy && section === at,
      problem: section === at ? problem : undefined,
      outcome: section === at && outcome ? t(outcome) : undefined,
      change: (run: () => Promise<unknown>) => {
        setSection(at)
        setOutcome(undefined)
        return act(run)
      },
    }),
  }
  return { read, question, changes, codes, hideCodes: () => setCodes(null) }
}

export type FactorChanges = ReturnType<typeof useChanges>['changes']
