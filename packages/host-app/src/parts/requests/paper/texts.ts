import type papers from '../../../locales/en/request_papers.json'
import { textsOf } from '../../../texts/texts-of.tsx'

/** Texts of printed requests. */
export const usePaperTexts = textsOf<typeof papers>('request_papers')
