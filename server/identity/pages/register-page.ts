import { longestPassword, shortestPassword } from '../../../src/contract/password.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { type Markup, html } from '../../http/html.ts'
import { createTranslate } from '../words.ts'
import { field, revealScript } from './field.ts'
import { backLink, formId, hostLine, switchTo } from './form-parts.ts'
import type { Page, LoginPageContext } from './frame.ts'

/** Opens beside the form, which keeps what is typed. */
const agreement = ({ tenant, lang }: LoginPageContext): Markup => {
  const translate = createTranslate(tenant, lang)
  const usual = tenant.default.locale.defaultLocale
  const link = (name: 'terms' | 'privacy') =>
    html`<a href="${withLanguage(linkTo.info(name), lang, usual)}" target="_blank" rel="noopener"
      >${translate(`identity.register.${name}`)}</a
    >`
  const links: Record<string, Markup> = { terms: link('terms'), privacy: link('privacy') }
  const parts = translate('identity.register.agree', { terms: '{terms}', privacy: '{privacy}' }).split(/[{}]/)
  return html`<p class="agree">${parts.map((part) => links[part] ?? html`${part}`)}</p>`
}

interface RegisterView {
  action: string
  loginAt: string
  abortAt: string
  name?: string
  email?: string
  errors?: Partial<Record<'name' | 'email' | 'password', string>>
}
export const registerPage = (context: LoginPageContext, view: RegisterView): Page => {
  const translate = createTranslate(context.tenant, context.lang)
  return {
    title: translate('identity.register.title'),
    tall: true,
    script: revealScript,
    body: html`
      <h1>${translate('identity.register.title')}</h1>
      <form method="post" id="${formId}" action="${view.action}">
        ${field({
          name: 'name',
          type: 'text',
          label: translate('identity.register.name'),
          autocomplete: 'name',
          value: view.name ?? '',
          error: view.errors?.name ?? null,
          most: 120,
        })}
        ${field({
          name: 'email',
          type: 'email',
          label: translate('identity.login.email'),
          autocomplete: 'username',
          value: view.email ?? '',
          error: view.errors?.email ?? null,
          most: 320,
        })}
        ${field({
          name: 'password',
          type: 'password',
          label: translate('identity.login.password'),
          autocomplete: 'new-password',
          hint: translate('identity.register.hint', { count: shortestPassword }),
          error: view.errors?.password ?? null,
          most: longestPassword,
          reveal: translate('identity.login.show'),
        })}
        ${agreement(context)}
        <button class="button">${translate('identity.register.submit')}</button>
      </form>
      <div class="links">
        ${switchTo(view.loginAt, translate('identity.register.have'))} ${backLink(context, view.abortAt)}
      </div>
      ${hostLine(context, 'identity.newAt')}
    `,
  }
}
