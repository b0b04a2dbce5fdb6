export { MentionArea } from './MentionArea.tsx'
export { mentionMark, piecesOfMarked } from './marks.ts'
