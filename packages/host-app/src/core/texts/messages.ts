import type comments from '../../locales/en/comments.json'
import type emails from '../../locales/en/emails.json'
import type notices from '../../locales/en/notices.json'
import type trainingEmails from '../../locales/en/training_emails.json'
import { textsOf } from './texts-of.tsx'

export const useCommentTexts = textsOf<typeof comments>('comments')

export const useEmailTexts = textsOf<typeof emails>('emails')

export const useNoticeTexts = textsOf<typeof notices>('notices')

export const useTrainingEmailTexts = textsOf<typeof trainingEmails>('training_emails')
