import { textsOf } from '../../core/texts/texts-of.tsx'
import type comments from '../../locales/en/comments.json'

export const useCommentTexts = textsOf<typeof comments>('comments')
