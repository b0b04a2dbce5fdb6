import { useSelected } from '@portal/ui/store'
import type { ExamState } from '../store/exam-state.ts'
import type { ExamStore } from '../store/exam-store.ts'

/**
 * What a part of the page shows of an attempt. The part is rendered again only when what it selects has changed, so that
 * a key does not draw the whole page. Select strings, numbers and objects of the state, never a new object.
 */
export const useExamState = <Selected>(store: ExamStore, select: (state: ExamState) => Selected): Selected =>
  useSelected(store, select)
