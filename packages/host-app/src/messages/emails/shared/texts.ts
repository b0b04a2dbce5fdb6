import { textsOf } from '../../../core/texts/texts-of.tsx'
import type emails from '../../../locales/en/emails.json'

export const useEmailTexts = textsOf<typeof emails>('emails')
