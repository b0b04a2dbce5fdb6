export { ComplaintForm, type ComplaintFormProps } from './ComplaintForm.tsx'
export { ComplaintModal, type ComplaintModalProps } from './ComplaintModal.tsx'
export { type ComplaintPort, type Failure, failureOf } from './complaint-port.ts'
export { type ComplaintState, initialState } from './complaint-store.ts'
