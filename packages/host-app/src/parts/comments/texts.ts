import type comments from '../../locales/en/comments.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of comments, wherever they are. */
export const useCommentTexts = textsOf<typeof comments>('comments')
