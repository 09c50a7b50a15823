/** The pages of the login: two forms, the end of a session, and one page for all problems. */
import { longestPassword, shortestPassword } from '../../../src/contract/password.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { switchField } from '../read-form.ts'
import { type Values, createTranslate } from '../words.ts'
import type { Page, LoginPageContext } from './frame.ts'
import { type Markup, html, trusted } from './html.ts'

interface Field {
  name: string
  type: 'text' | 'email' | 'password'
  label: string
  autocomplete: string
  value?: string
  hint?: string | null
  error?: string | null
  most: number
  /** Name of the button that shows a password; without scripts there is none. */
  reveal?: string
}
const eye = trusted(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0"/><path d="M21 12q-3.6 6-9 6t-9-6q3.6-6 9-6t9 6"/><path class="slash" d="M3 3l18 18"/></svg>',
)
/** What is sent is a password again, so that no browser stores it as a text. */
const revealScript = `const button = document.querySelector('.reveal')
const password = document.getElementById('password')
const show = (isShown) => {
  password.type = isShown ? 'text' : 'password'
  button.setAttribute('aria-pressed', String(isShown))
}
button.hidden = false
button.addEventListener('click', () => {
  show(password.type === 'password')
  password.focus()
})
password.form.addEventListener('submit', () => show(false))`

const field = ({ name, type, label, autocomplete, value, hint, error, most, reveal }: Field): Markup => html`
  <div class="field">
    <label for="${name}">${label}</label>
    <div class="box">
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        autocomplete="${autocomplete}"
        value="${value ?? ''}"
        maxlength="${most}"
        required
        autocapitalize="${type === 'text' ? 'words' : 'none'}"
        spellcheck="false"
        dir="${type === 'text' ? 'auto' : 'ltr'}"
        aria-invalid="${error ? 'true' : 'false'}"
        aria-describedby="${name}-note"
      />
      ${
        reveal
          ? html`<button
              type="button"
              class="reveal"
              aria-pressed="false"
              aria-label="${reveal}"
              title="${reveal}"
              aria-controls="${name}"
              hidden
            >
              ${eye}
            </button>`
          : null
      }
    </div>
    ${
      error
        ? html`<span class="error" id="${name}-note" role="alert">${error}</span>`
        : html`<span class="hint" id="${name}-note">${hint ?? ''}</span>`
    }
  </div>
`

const lock = trusted(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM8 11V7a4 4 0 1 1 8 0v4"/></svg>',
)
const hostLine = (said: string) => html`<p class="host">${lock}<span>${said}</span></p>`

const formId = 'account'
/** Sends the form, so that the typed address is there in the other one too. */
const switchTo = (path: string, words: string) => html`
  <button class="link" form="${formId}" formaction="${path}" formnovalidate name="${switchField}" value="1">
    ${words}
  </button>
`

/** Opens beside the form, which keeps what is typed. */
const agreement = ({ tenant, lang }: LoginPageContext): Markup => {
  const say = createTranslate(tenant, lang)
  const usual = tenant.default.locale.defaultLocale
  const link = (name: 'terms' | 'privacy') =>
    html`<a href="${withLanguage(linkTo.info(name), lang, usual)}" target="_blank" rel="noopener"
      >${say(`identity.register.${name}`)}</a
    >`
  const links: Record<string, Markup> = { terms: link('terms'), privacy: link('privacy') }
  const parts = say('identity.register.agree', { terms: '{terms}', privacy: '{privacy}' }).split(/[{}]/)
  return html`<p class="agree">${parts.map((part) => links[part] ?? html`${part}`)}</p>`
}

interface LoginView {
  action: string
  registerAt: string
  abortAt: string
  forgottenAt: string
  email?: string
  error?: string | null
}
export const loginPage = (ground: LoginPageContext, view: LoginView): Page => {
  const say = createTranslate(ground.tenant, ground.lang)
  return {
    title: say('identity.login.title'),
    tall: true,
    script: revealScript,
    body: html`
      <h1>${say('identity.login.title')}</h1>
      <form method="post" id="${formId}" action="${view.action}">
        ${field({
          name: 'email',
          type: 'email',
          label: say('identity.login.email'),
          autocomplete: 'username',
          value: view.email ?? '',
          most: 320,
        })}
        ${field({
          name: 'password',
          type: 'password',
          label: say('identity.login.password'),
          autocomplete: 'current-password',
          error: view.error ?? null,
          most: longestPassword,
          reveal: say('identity.login.show'),
        })}
        <a class="aside" href="${view.forgottenAt}">${say('identity.login.forgotten')}</a>
        <button class="button">${say('identity.login.submit')}</button>
      </form>
      <div class="links">
        ${switchTo(view.registerAt, say('identity.login.create'))}
        <a href="${view.abortAt}"
          >${say('identity.action.back', { brand: brandOf(ground.tenant, ground.lang) })}</a
        >
      </div>
      ${hostLine(say('identity.host', { host: new URL(ground.origin).host }))}
    `,
  }
}

interface RegisterView {
  action: string
  loginAt: string
  abortAt: string
  name?: string
  email?: string
  errors?: Partial<Record<'name' | 'email' | 'password', string>>
}
export const registerPage = (ground: LoginPageContext, view: RegisterView): Page => {
  const say = createTranslate(ground.tenant, ground.lang)
  return {
    title: say('identity.register.title'),
    tall: true,
    script: revealScript,
    body: html`
      <h1>${say('identity.register.title')}</h1>
      <form method="post" id="${formId}" action="${view.action}">
        ${field({
          name: 'name',
          type: 'text',
          label: say('identity.register.name'),
          autocomplete: 'name',
          value: view.name ?? '',
          error: view.errors?.name ?? null,
          most: 120,
        })}
        ${field({
          name: 'email',
          type: 'email',
          label: say('identity.login.email'),
          autocomplete: 'username',
          value: view.email ?? '',
          error: view.errors?.email ?? null,
          most: 320,
        })}
        ${field({
          name: 'password',
          type: 'password',
          label: say('identity.login.password'),
          autocomplete: 'new-password',
          hint: say('identity.register.hint', { count: shortestPassword }),
          error: view.errors?.password ?? null,
          most: longestPassword,
          reveal: say('identity.login.show'),
        })}
        ${agreement(ground)}
        <button class="button">${say('identity.register.submit')}</button>
      </form>
      <div class="links">
        ${switchTo(view.loginAt, say('identity.register.have'))}
        <a href="${view.abortAt}"
          >${say('identity.action.back', { brand: brandOf(ground.tenant, ground.lang) })}</a
        >
      </div>
      ${hostLine(say('identity.newAt', { host: new URL(ground.origin).host }))}
    `,
  }
}

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
  /** Where the next attempt begins. */
  againAt: string
  backAt: string
  values?: Values
  /** The provider's error code, for whoever helps the visitor. */
  code?: string
}
export const loginProblemPage = (
  ground: LoginPageContext,
  trouble: LoginProblem,
  view: LoginProblemView,
): Page => {
  const say = createTranslate(ground.tenant, ground.lang)
  const { title, text, action } = loginProblems[trouble]
  const again = { to: view.againAt, words: say(action) }
  const back = {
    to: view.backAt,
    words: say('identity.action.back', { brand: brandOf(ground.tenant, ground.lang) }),
  }
  // While the account is locked another attempt is useless, so the way back comes first.
  const [first, second] = trouble === 'locked' ? [back, again] : [again, back]
  return {
    title: say(title),
    body: html`
      <h1>${say(title)}</h1>
      <p role="status">${say(text, view.values)}</p>
      ${view.code === undefined ? null : html`<p class="hint">${say('identity.code', { code: view.code })}</p>`}
      <a class="button" href="${first.to}">${first.words}</a>
      <a class="button quiet" href="${second.to}">${second.words}</a>
    `,
  }
}

/**
 * `form` is the provider's own, with its secret. `sure`: the portal requested the logout and the person has confirmed
 * it there.
 */
export const logoutPage = (ground: LoginPageContext, form: string, sure: boolean): Page => {
  const say = createTranslate(ground.tenant, ground.lang)
  return {
    title: say(sure ? 'identity.logout.auto' : 'identity.logout.title'),
    body: html`
      <h1>${say(sure ? 'identity.logout.auto' : 'identity.logout.title')}</h1>
      <p>${say('identity.logout.text', { brand: brandOf(ground.tenant, ground.lang) })}</p>
      ${trusted(form)}
      <button class="button" form="op.logoutForm" name="logout" value="yes">
        ${say('identity.logout.submit')}
      </button>
      <a class="button quiet" href="${linkTo.home()}">${say('identity.logout.stay')}</a>
    `,
    ...(sure ? { script: "document.querySelector('button[name=logout]').click()" } : {}),
  }
}

export const loggedOutPage = (ground: LoginPageContext): Page => {
  const say = createTranslate(ground.tenant, ground.lang)
  return {
    title: say('identity.loggedOut.title'),
    body: html`
      <h1>${say('identity.loggedOut.title')}</h1>
      <p>${say('identity.loggedOut.text')}</p>
      <a class="button" href="${linkTo.home()}"
        >${say('identity.action.back', { brand: brandOf(ground.tenant, ground.lang) })}</a
      >
    `,
  }
}
