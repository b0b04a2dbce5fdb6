import { readInstallation } from '@portal/contract/workspace/installation'
import { useReadOnce } from './use-read.ts'

/** What everybody may know of the installation; it does not change while a page is open, so it is read once. */
export const useInstallation = () => useReadOnce(readInstallation, {})

/** Whether a mail server is set; true until it is known that none is. */
export const useSendsMail = (): boolean => useInstallation().data?.data.sends_mail !== false
