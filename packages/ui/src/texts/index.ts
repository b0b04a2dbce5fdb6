export { isolated, isolatedList, withoutDirection, withoutMarks } from './isolate.ts'
export { type Catalogue, type FindText, lookupIn, type TextValues } from './lookup.ts'
export { type GiveText, type TextKey, type TextSource, TextsProvider, textsOf, useTextSource } from './texts.tsx'
