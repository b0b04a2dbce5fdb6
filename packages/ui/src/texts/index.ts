export { type Catalogue, lookupIn } from './lookup.ts'
export {
  type FindText,
  type TextKey,
  type TextSource,
  TextsProvider,
  type TextValues,
  textsOf,
  useTextSource,
} from './texts.tsx'
