import { textsOf } from '@portal/ui/texts'
import type files from '../../locales/en/files.json'

/** Texts of files, wherever they are listed. */
export const useFileTexts = textsOf<typeof files>('files')
