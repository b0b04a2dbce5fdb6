import { TextField } from '@portal/ui/TextField'
import { useEmbedTexts } from '../../locales/index.ts'

interface AddressFieldProps {
  /** A path of the portal. */
  address: string
}

/** An address to copy, for pages that let nothing open a tab. */
export const AddressField = ({ address }: AddressFieldProps) => {
  const t = useEmbedTexts()
  const value = typeof location === 'object' ? new URL(address, location.href).href : address
  return <TextField direction="ltr" help={t('address_help')} isReadOnly label={t('address')} value={value} />
}
