import { textsOf } from '@portal/ui/texts'
import type projects from '../../locales/en/projects.json'

/** Texts of the projects. */
export const useProjectTexts = textsOf<typeof projects>('projects')
