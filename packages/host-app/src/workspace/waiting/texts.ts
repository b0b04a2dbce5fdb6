import { textsOf } from '../../core/texts/texts-of.tsx'
import type waiting from '../../locales/en/waiting.json'

export const useWaitingTexts = textsOf<typeof waiting>('waiting')
