export { ToastRegion } from './ToastRegion.tsx'
export { dismissToast, type ToastMessage, toast } from './toasts.ts'
