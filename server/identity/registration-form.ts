import * as v from 'valibot'
import { safeParse } from 'valibot'
import { longestPassword, shortestPassword } from '../../src/contract/password.ts'
import { type Dialogue, sendPage } from './dialogue.ts'
import type { InteractionContext } from './interaction-context.ts'
import { finishLogin } from './finish-login.ts'
import { registerPage } from './pages/register-page.ts'
import type { Translate } from './words.ts'

type RegisterMore = Pick<Parameters<typeof registerPage>[1], 'name' | 'email' | 'errors'>
export const showRegister = (
  { response, pageContext, at }: Dialogue,
  more: RegisterMore = {},
  status = 200,
) => {
  const view = { action: `${at}/register`, loginAt: `${at}/login`, abortAt: `${at}/abort` }
  sendPage(response, pageContext, registerPage(pageContext, { ...view, ...more }), status)
}

const Registering = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120), v.regex(/^[^\p{Cc}]*$/u)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(320), v.email()),
  password: v.pipe(v.string(), v.minLength(shortestPassword), v.maxLength(longestPassword)),
})

const errorsOf = (translate: Translate, issues: readonly v.BaseIssue<unknown>[]) => {
  const wrong = new Set(issues.map((issue) => v.getDotPath(issue)))
  const values = { least: shortestPassword, most: longestPassword }
  return {
    ...(wrong.has('name') ? { name: translate('identity.invalid.name') } : {}),
    ...(wrong.has('email') ? { email: translate('identity.invalid.email') } : {}),
    ...(wrong.has('password') ? { password: translate('identity.invalid.password', values) } : {}),
  }
}

export const postRegistration = async (
  parts: InteractionContext,
  dialogue: Dialogue,
  form: URLSearchParams,
) => {
  const { visit, translate } = dialogue
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' }
  const parsed = safeParse(Registering, { ...typed, password: form.get('password') ?? '' })
  if (!parsed.success)
    return showRegister(dialogue, { ...typed, errors: errorsOf(translate, parsed.issues) }, 422)
  const weakness = await parts.weaknessOf(parsed.output.password, parsed.output)
  if (weakness) {
    const key = weakness === 'common' ? 'identity.invalid.common' : 'identity.invalid.personal'
    return showRegister(dialogue, { ...typed, errors: { password: translate(key) } }, 422)
  }
  const account = await parts.register(visit.tenant.name, parsed.output)
  // This reveals that an address has an account; without verified mail there is no other way to report it.
  if (!account)
    return showRegister(dialogue, { ...typed, errors: { email: translate('identity.invalid.taken') } }, 422)
  await finishLogin(parts, dialogue, account, true)
}
