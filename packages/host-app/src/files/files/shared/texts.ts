import { textsOf } from '../../../core/texts/texts-of.tsx'
import type files from '../../../locales/en/files.json'

export const useFileTexts = textsOf<typeof files>('files')
