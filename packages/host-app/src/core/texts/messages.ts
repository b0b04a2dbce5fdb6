import type comments from '../../locales/en/messages/comments.json'
import type emails from '../../locales/en/messages/emails.json'
import type notices from '../../locales/en/messages/notices.json'
import type trainingEmails from '../../locales/en/messages/training_emails.json'
import { textsOf } from './texts-of.tsx'

export const useCommentTexts = textsOf<typeof comments>('comments')

export const useEmailTexts = textsOf<typeof emails>('emails')

export const useNoticeTexts = textsOf<typeof notices>('notices')

export const useTrainingEmailTexts = textsOf<typeof trainingEmails>('training_emails')
