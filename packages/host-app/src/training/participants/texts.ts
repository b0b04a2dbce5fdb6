import { textsOf } from '../../core/texts/texts-of.tsx'
import type participants from '../../locales/en/participants.json'

export const useParticipantTexts = textsOf<typeof participants>('participants')
