import { textsOf } from '@portal/ui/texts'
import type en from '../locales/en/__kebab__.json'

export const use__Name__Texts = textsOf<typeof en>('__kebab__')
