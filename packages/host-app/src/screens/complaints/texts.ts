import { textsOf } from '@portal/ui/texts'
import type desk from '../../locales/en/complaints_desk.json'

/** Texts of the screen on which staff handle complaints. */
export const useDeskTexts = textsOf<typeof desk>('complaints_desk')
