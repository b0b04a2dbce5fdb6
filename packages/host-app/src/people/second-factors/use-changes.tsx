import { readSecondFactor } from '@portal/contract/people/access/second-factors'
import { useState } from 'react'
import { useRead } from '../../blocks/api/use-read.ts'
import { useFactorTexts } from './texts.ts'
import { useAction } from './use-action.ts'
import { useConfirmed } from './use-confirmed.tsx'

type Section = 'app' | 'passkeys' | 'codes'
type Outcome = 'app.added' | 'app.removed' | 'passkeys.added' | 'passkeys.removed'

/** The own second factor and its changes, one at a time; the result of the last one is shown where it was made. */
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
    /** Reads again what is set up, says what was done, and shows recovery codes that came with it. */
    done: async (what: Outcome | undefined, fresh: readonly string[] | null = null) => {
      setCodes(fresh)
      setOutcome(what)
      await read.mutate()
    },
    /** What is shown at one place of the page, and how a change begins there. */
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

/** The changes that the parts of the page make. */
export type Changes = ReturnType<typeof useChanges>['changes']
