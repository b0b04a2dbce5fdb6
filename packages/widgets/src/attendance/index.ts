export { createMarkOutbox, type Marks, type QueuedMark, type RefusedMark } from './mark-outbox.ts'
