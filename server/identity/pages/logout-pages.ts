import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { createTranslate } from '../words.ts'
import type { LoginPageContext, Page } from './frame.ts'
import { html, trusted } from '../../http/html.ts'

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
