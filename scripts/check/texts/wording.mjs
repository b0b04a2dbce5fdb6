/** Idioms that few readers of a second language know, with what well-known products write instead. */
const ENGLISH = [
  [/\bmend(s|ed|ing)?\b/i, 'correct, or repair'],
  [/\bpresent (password|state|rate|version|value|key|one)\b/i, 'current'],
  [/\bmeanwhile\b|\bin the meantime\b/i, 'say what changed and by whom'],
  [/\bstands? (here|in|there)\b/i, 'appears, or is shown'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bwhat it would do\b/i, 'preview'],
  [/\b(broke|breaks?) off\b/i, 'interrupted'],
  [/\b(held|holds?) back\b/i, 'blocked, or committed'],
  [/\bfor good\b/i, 'permanently'],
  [/\bput right\b/i, 'corrected'],
  [/\bgoes with it\b/i, 'will also be deleted'],
  [/\bnot open to you\b/i, 'you do not have access'],
  [/\b(leads?|led) nowhere\b/i, 'no access to any page'],
  [/\bon (its|their) way\b/i, 'being sent, or sent'],
  [/\bas it stands\b/i, 'the current version'],
  [/\b(is|are) told\b/i, 'is notified'],
  [/\bput into the team\b/i, 'added to the team'],
  [/\bat hand\b/i, 'available'],
  [/\bwaits for\b/i, 'waiting for'],
  [/\bbrought back\b/i, 'restored'],
  [/\b(takes?|taken) away\b/i, 'removed'],
  [/\btakes? the place of\b/i, 'replaces'],
  [/\bstays (as it is|(in|with) the)\b/i, 'does not change, or recorded in'],
  [/\bnot yours to\b/i, 'you do not have the role'],
  [/\bnothing has happened\b/i, 'no history yet'],
  [/\basked for (it|a place)\b|\bcancellation asked for\b/i, 'requested'],
  [/\bhinder(s|ed)?\b|\bin the way\b/i, 'prevents, or blocks'],
  [/\bkeeps? (no|nothing)\b/i, 'does not store'],
  [/\bwithout end\b/i, 'in a loop, or unlimited'],
  [/\bis to stand\b/i, 'should appear'],
  [/\bsign(ed)? out\b.*\b(everywhere|sessions|devices)\b|\bsessions\b.*\bsigned out\b/i, 'log out'],
  // One spelling: organisation, enrolment, cancelled, as in the portal's other words.
  [/\borganiz|\benrollments?\b|\bcanceled\b|\bself-enroll/i, 'the British spelling'],
  // The specification's word; to sign in a role, in an order or in a panel is something else.
  [/\bsign(s|ed|ing)?[- ]ins?\b(?! (a signature|this role|order))/i, 'log in, logged in or login'],
  [/\bledger accounts?\b|\baccount codes?\b/i, 'accounting code'],
]
const ARABIC = [
  // Unicode's order of the two marks, and that of most style guides.
  [/\u0627\u064B/, 'the tanween before its alef (ًا)'],
  [/رمز الحساب|رموز الحسابات|كود محاسبي/, 'الرمز المحاسبي'],
  [/غير (ال)?مفعّل/, 'معطّل'],
  // What came of something that was done to many rows, in the words of the blocks.
  [/أُنجز:|لم يمكن:/, 'نُفِّذ: …، لم يُنفَّذ: …'],
]

/** What a text says in other words than the portal's; undefined where nothing is wrong. */
export const oddWording = (language, text) => {
  const found = (language === 'ar' ? ARABIC : ENGLISH).find(([pattern]) => pattern.test(text))
  return found && `says '${found[0].exec(text)[0]}'; write instead: ${found[1]}.`
}
