export { nextBatch } from '../model/batches.ts'
export { announcedBetween, secondsLeft, serverClock, timeText } from '../model/clock.ts'
export { createExamStore } from '../store/exam-store.ts'
