import { useSay } from '../../support/say.ts'

export type Words = readonly [english: string, arabic: string]

/** Returns the text of a pair in the toolbar's language. */
export const useTranslate = () => {
  const say = useSay()
  return ([english, arabic]: Words) => say(english, arabic)
}
