export { MentionArea, type MentionAreaProps } from './MentionArea.tsx'
export { mentionMark, piecesOfMarked } from './marks.ts'
