import type comments from '../../locales/en/messages/comments.json'
import type emails from '../../locales/en/messages/emails.json'
import type notices from '../../locales/en/messages/notices.json'
import type trainingEmails from '../../locales/en/messages/training_emails.json'
import { portalTextsOf } from './texts-of.tsx'

export const useCommentTexts = portalTextsOf<typeof comments>('comments')

export const useEmailTexts = portalTextsOf<typeof emails>('emails')

export const useNoticeTexts = portalTextsOf<typeof notices>('notices')

export const useTrainingEmailTexts = portalTextsOf<typeof trainingEmails>('training_emails')
