export type { SendFailure } from './failure.ts'
export { createQueue } from './queue.ts'
export { createSender } from './sender.ts'
