import type files from '../../locales/en/files.json'
import { textsOf } from './texts-of.tsx'

export const useFileTexts = textsOf<typeof files>('files')
