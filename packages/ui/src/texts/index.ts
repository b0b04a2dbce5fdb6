export { type Catalogue, lookupIn } from './lookup.ts'
export {
  type FindText,
  type GiveText,
  type TextKey,
  type TextSource,
  TextsProvider,
  type TextValues,
  textsOf,
  useTextSource,
} from './texts.tsx'
