const EXAMS = 'portal-exams'

const isOnDevice = async (name: string) => (await indexedDB.databases()).some(database => database.name === name)

/** Whether budget edits of this person are still unsent on this device. */
const hasEdits = (person: string) =>
  Object.keys(localStorage).some(key => key.startsWith('budget-table:') && key.includes(`:${person}`))

/** Whether this device has budget edits or test answers that are unsent or were rejected. A logout deletes them. */
export const hasUnsent = async (person: string): Promise<boolean> => {
  try {
    if (hasEdits(person)) return true
    // Loads the exam runner only if its database exists.
    if (!(await isOnDevice(EXAMS))) return false
    const { hasAnswersOnDevice } = await import('@portal/widgets/exam-runner')
    return await hasAnswersOnDevice(person)
  } catch {
    // No accessible storage means that there is nothing to lose.
    return false
  }
}
