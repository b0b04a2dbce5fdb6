import { codes } from 'currency-codes'

// Codes of IATI 2.03 (https://iatistandard.org/en/iati-standard/203/codelists/) that the portal's files use, by element
// and attribute. Currencies are the whole of ISO 4217. Languages are ISO 639-1, limited to the region and its donors.
const organisationTypes = [
  '10',
  '11',
  '15',
  '21',
  '22',
  '23',
  '24',
  '30',
  '40',
  '60',
  '70',
  '71',
  '72',
  '73',
  '80',
  '90',
]

const lists: Readonly<Record<string, readonly string[]>> = {
  'iati-activities@version': ['1.01', '1.02', '1.03', '1.04', '1.05', '2.01', '2.02', '2.03'],
  'activity-status@code': ['1', '2', '3', '4', '5', '6'],
  'activity-date@type': ['1', '2', '3', '4'],
  'budget@type': ['1', '2'],
  'budget@status': ['1', '2'],
  'description@type': ['1', '2', '3', '4'],
  'participating-org@role': ['1', '2', '3', '4'],
  'reporting-org@type': organisationTypes,
  'transaction-type@code': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'],
  'iati-activity@default-currency': codes(),
  'narrative@xml:lang': ['ar', 'de', 'en', 'es', 'fr', 'ku', 'nl', 'tr'],
}

const CODED = /^(version|code|type|role|status|currency|default-currency|xml:lang)$/

/** Whether the list of an attribute contains a value. A coded attribute without a list contains none. */
export const isListed = (element: string, attribute: string, value: string): boolean =>
  !CODED.test(attribute) || lists[`${element}@${attribute}`]?.includes(value) === true
