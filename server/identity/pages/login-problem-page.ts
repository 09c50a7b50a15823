import { brandOf } from '../../../src/domain/brand.ts'
import { type Values, createTranslate } from '../words.ts'
import type { LoginPageContext, Page } from './frame.ts'
import { html } from '../../http/html.ts'

export type LoginProblem = 'locked' | 'busy' | 'expired' | 'foreign' | 'cookie' | 'failed' | 'unreachable'
/** Title and text of each, as literal keys that a search finds. */
const loginProblems: Record<LoginProblem, { title: string; text: string; action: string }> = {
  locked: {
    title: 'identity.locked.title',
    text: 'identity.locked.text',
    action: 'identity.action.again',
  },
  busy: { title: 'identity.busy.title', text: 'identity.busy.text', action: 'identity.action.again' },
  expired: {
    title: 'identity.expired.title',
    text: 'identity.expired.text',
    action: 'identity.action.start',
  },
  foreign: {
    title: 'identity.foreign.title',
    text: 'identity.foreign.text',
    action: 'identity.action.start',
  },
  cookie: {
    title: 'identity.cookie.title',
    text: 'identity.cookie.text',
    action: 'identity.action.start',
  },
  failed: { title: 'identity.failed.title', text: 'identity.failed.text', action: 'identity.action.again' },
  unreachable: {
    title: 'identity.unreachable.title',
    text: 'identity.unreachable.text',
    action: 'identity.action.again',
  },
}
export interface LoginProblemView {
  againAt: string
  backAt: string
  values?: Values
  /** The provider's error code, shown so that support can be given it. */
  code?: string
}
export const loginProblemPage = (
  context: LoginPageContext,
  trouble: LoginProblem,
  view: LoginProblemView,
): Page => {
  const translate = createTranslate(context.tenant, context.lang)
  const { title, text, action } = loginProblems[trouble]
  const again = { to: view.againAt, words: translate(action) }
  const back = {
    to: view.backAt,
    words: translate('identity.action.back', { brand: brandOf(context.tenant, context.lang) }),
  }
  // While the account is locked another attempt is useless, so the way back comes first.
  const [first, second] = trouble === 'locked' ? [back, again] : [again, back]
  return {
    title: translate(title),
    body: html`
      <h1>${translate(title)}</h1>
      <p role="status">${translate(text, view.values)}</p>
      ${view.code === undefined ? null : html`<p class="hint">${translate('identity.code', { code: view.code })}</p>`}
      <a class="button" href="${first.to}">${first.words}</a>
      <a class="button quiet" href="${second.to}">${second.words}</a>
    `,
  }
}
