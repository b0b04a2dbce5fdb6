export const strengths = ['weak', 'fair', 'strong'] as const

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\d/, /[^\p{L}\d]/u]

/** A rough estimate, meant as encouragement only. Length counts most, and variety helps. */
export const strengthOf = (password: string): (typeof strengths)[number] => {
  const variety = kinds.filter(kind => kind.test(password)).length
  const repeats = password.length - new Set(password).size
  const score = password.length + variety * 2 - repeats
  if (password.length < 8 || score < 11) return 'weak'
  return score < 17 ? 'fair' : 'strong'
}
