import { useSelected } from '@portal/ui/store'
import type { ExamState } from './exam-state.ts'
import type { ExamStore } from './exam-store.ts'

/**
 * Selects a part of the state. The component re-renders only when the selected value changes. Select primitives or
 * existing objects, never a new object.
 */
export const useExamState = <Selected>(store: ExamStore, select: (state: ExamState) => Selected): Selected =>
  useSelected(store, select)
