import { expect } from 'vitest'
import { type Journey, journeys } from '../journeys.ts'

/** A language that every text of the portal exists in. */
export type Language = Journey['language']

const both: readonly Language[] = ['en', 'ar']

const journeyOf = (path = '') => journeys.find(({ file }) => path.endsWith(`/${file}`))

const chosen = (): Language | undefined => {
  const { FLOW_LANGUAGE, PORTAL_TESTS } = process.env
  if (FLOW_LANGUAGE) return both.find(language => language === FLOW_LANGUAGE)
  return PORTAL_TESTS === 'gate' ? journeyOf(expect.getState().testPath)?.language : undefined
}

/**
 * The languages to run the flows of this file in: both, unless the run is the gate, which takes the language of the
 * journey, or FLOW_LANGUAGE names one.
 */
export const languages = (): readonly Language[] => {
  const one = chosen()
  return one ? [one] : both
}
