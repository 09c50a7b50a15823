/** Validation rules that a route may have; they run before it is shown. NAV-13 to NAV-15, AMBIG-010 */
import { type Matched, structureOf } from './routing.ts'

interface RuleQuestions {
  structureExists: (matched: Matched) => Promise<boolean>
}
/** `true` lets the route through; a text is the message of the 404, anything else shows the default one (ERR-22). */
type Verdict = true | false | string
type RouteRule = (matched: Matched, questions: RuleQuestions) => Promise<Verdict>

const rules = new Map<string, RouteRule>([
  [
    'structureExists',
    async (matched, questions) => structureOf(matched) === null || questions.structureExists(matched),
  ],
])

export const runRule = async (matched: Matched, questions: RuleQuestions): Promise<Verdict> => {
  const name = matched.route.validate
  if (name === null) return true
  const rule = rules.get(name)
  if (!rule) throw new Error(`Unknown validation rule: '${name}'`)
  return rule(matched, questions)
}
