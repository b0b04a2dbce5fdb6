import { textsOf } from '../../../../core/texts/texts-of.tsx'
import type papers from '../../../../locales/en/request_papers.json'

export const usePaperTexts = textsOf<typeof papers>('request_papers')
