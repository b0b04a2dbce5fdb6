export { ToastRegion } from './ToastRegion.tsx'
export { dismissToast, dismissToasts, type ToastMessage, toast } from './toasts.ts'
