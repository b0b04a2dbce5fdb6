import { textsOf } from '../../../core/texts/texts-of.tsx'
import type files from '../../../locales/en/files.json'

/** Texts of files, wherever they are listed. */
export const useFileTexts = textsOf<typeof files>('files')
