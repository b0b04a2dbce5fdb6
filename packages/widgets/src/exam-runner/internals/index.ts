export { nextBatch } from '../model/batches.ts'
export { announcedBetween, secondsLeft, serverClock, timeText } from '../model/clock.ts'
