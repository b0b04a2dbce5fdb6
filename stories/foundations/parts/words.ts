import { useSay } from '../../say.ts'

/** One text in both languages. */
export type Words = readonly [english: string, arabic: string]

/** Gives a pair's text in the language of the toolbar. */
export const useTranslate = () => {
  const say = useSay()
  return ([english, arabic]: Words) => say(english, arabic)
}
