import { textsOf } from '../../../core/texts/texts-of.tsx'
import type projects from '../../../locales/en/projects.json'

export const useProjectTexts = textsOf<typeof projects>('projects')
