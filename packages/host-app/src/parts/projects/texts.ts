import type projects from '../../locales/en/projects.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the projects. */
export const useProjectTexts = textsOf<typeof projects>('projects')
