import { TextField } from '@portal/ui/TextField'
import { useEmbedTexts } from '../../locales/index.ts'

interface AddressFieldProps {
  /** Path in the portal. */
  address: string
}

/** A URL to copy, for host pages that block opening tabs. */
export const AddressField = ({ address }: AddressFieldProps) => {
  const t = useEmbedTexts()
  const value = typeof location === 'object' ? new URL(address, location.href).href : address
  return <TextField direction="ltr" help={t('address_help')} isReadOnly label={t('address')} value={value} />
}
