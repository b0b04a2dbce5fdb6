import type files from '../../locales/en/files.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of files, wherever they are listed. */
export const useFileTexts = textsOf<typeof files>('files')
