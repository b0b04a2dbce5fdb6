import { expect } from 'vitest'
import { type Journey, journeys } from '../journeys.ts'

export type Language = Journey['language']

const both: readonly Language[] = ['en', 'ar']

const journeyOf = (path = '') => journeys.find(({ file }) => path.endsWith(`/${file}`))

const chosen = (): Language | undefined => {
  const { FLOW_LANGUAGE, PORTAL_TESTS } = process.env
  if (FLOW_LANGUAGE) return both.find(language => language === FLOW_LANGUAGE)
  return PORTAL_TESTS === 'gate' ? journeyOf(expect.getState().testPath)?.language : undefined
}

/**
 * The languages for the flows of this file. Default: both. The gate uses the journey's language, and FLOW_LANGUAGE
 * overrides it.
 */
export const languages = (): readonly Language[] => {
  const one = chosen()
  return one ? [one] : both
}
