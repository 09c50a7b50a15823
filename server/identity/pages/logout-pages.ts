import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { createTranslate } from '../words.ts'
import type { LoginPageContext, Page } from './frame.ts'
import { html, trusted } from '../../http/html.ts'

/**
 * `form` is the provider's own, with its secret. `sure`: the portal requested the logout and the person has confirmed
 * it there.
 */
export const logoutPage = (context: LoginPageContext, form: string, sure: boolean): Page => {
  const translate = createTranslate(context.tenant, context.lang)
  return {
    title: translate(sure ? 'identity.logout.auto' : 'identity.logout.title'),
    body: html`
      <h1>${translate(sure ? 'identity.logout.auto' : 'identity.logout.title')}</h1>
      <p>${translate('identity.logout.text', { brand: brandOf(context.tenant, context.lang) })}</p>
      ${trusted(form)}
      <button class="button" form="op.logoutForm" name="logout" value="yes">
        ${translate('identity.logout.submit')}
      </button>
      <a class="button quiet" href="${linkTo.home()}">${translate('identity.logout.stay')}</a>
    `,
    ...(sure ? { script: "document.querySelector('button[name=logout]').click()" } : {}),
  }
}

export const loggedOutPage = (context: LoginPageContext): Page => {
  const translate = createTranslate(context.tenant, context.lang)
  return {
    title: translate('identity.loggedOut.title'),
    body: html`
      <h1>${translate('identity.loggedOut.title')}</h1>
      <p>${translate('identity.loggedOut.text')}</p>
      <a class="button" href="${linkTo.home()}"
        >${translate('identity.action.back', { brand: brandOf(context.tenant, context.lang) })}</a
      >
    `,
  }
}
