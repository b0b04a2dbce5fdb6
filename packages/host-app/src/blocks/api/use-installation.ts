import { readInstallation } from '@portal/contract/workspace/installation'
import { useReadOnce } from './use-read.ts'

/** Public facts about the installation. They don't change while a page is open, so they are read once. */
export const useInstallation = () => useReadOnce(readInstallation, {})

/** Whether a mail server is set. Assumes true until the answer arrives. */
export const useSendsMail = (): boolean => useInstallation().data?.data.sends_mail !== false
