const EXAMS = 'portal-exams'

const isOnDevice = async (name: string) => (await indexedDB.databases()).some(database => database.name === name)

/** Whether a budget table has edits on the device that this person's session has yet to send. */
const hasEdits = (person: string) =>
  Object.keys(localStorage).some(key => key.startsWith('budget-table:') && key.includes(`:${person}`))

/**
 * Whether a person has written something that waits on this device, or was refused: edits of a budget, or answers to a
 * test. A logout deletes it.
 */
export const hasUnsent = async (person: string): Promise<boolean> => {
  try {
    if (hasEdits(person)) return true
    // The code of tests is loaded only where somebody took one.
    if (!(await isOnDevice(EXAMS))) return false
    const { hasAnswersOnDevice } = await import('@portal/widgets/exam-runner')
    return await hasAnswersOnDevice(person)
  } catch {
    // A browser that stores nothing has nothing to lose.
    return false
  }
}
