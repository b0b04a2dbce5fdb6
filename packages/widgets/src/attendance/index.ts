export { type AttendanceMarks, createMarkOutbox, type QueuedMark, type RefusedMark } from './mark-outbox.ts'
