import { catalogueOf } from '../../.storybook/texts.ts'
import { textsFrom } from '../../packages/host-app/src/core/texts/i18n.ts'

const made = new Map<string, ReturnType<typeof textsFrom>>()

/** The portal's texts in one language, all loaded from the start. */
export const textsIn = (language: string) => {
  const earlier = made.get(language)
  if (earlier) return earlier
  const texts = textsFrom(language, catalogueOf(language))
  made.set(language, texts)
  return texts
}
