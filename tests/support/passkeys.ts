/** The steps of a person with passkeys, over the wire. */
import { expect } from 'vitest'
import * as v from 'valibot'
import { CreationOptions, Passkey } from '../../src/contract/passkeys.ts'
import { Authenticator } from './authenticator.ts'
import type { IdentityServer } from './identity-server.ts'
import { followToPortal, logIn, openLogin } from './log-in.ts'
import type { VisitedPage, Visitor } from './visitor.ts'

export const hostOf = (who: Visitor) => who.host.split(':')[0] ?? ''

export const beginPasskey = async (who: Visitor, token: string) => {
  const answer = await who.call('/user/passkeys/begin', null, token)
  expect(answer.status).toBe(200)
  return v.parse(CreationOptions, answer.json)
}
export const finishPasskey = (who: Visitor, token: string, credential: unknown) =>
  who.call('/user/passkeys', { credential }, token)

export const addPasskey = async (who: Visitor, token: string, device: Authenticator): Promise<Passkey> => {
  const { challenge, user } = await beginPasskey(who, token)
  const made = device.create({ challenge, origin: who.origin, host: hostOf(who) }, user.id)
  const added = await finishPasskey(who, token, made)
  expect(added.status).toBe(200)
  return v.parse(Passkey, added.json)
}

const challengeIn = (page: VisitedPage): string => /data-challenge="([\w-]+)"/.exec(page.text)?.[1] ?? ''
export const passkeyActionIn = (page: VisitedPage): string =>
  /<form[^>]*id="assertion"[^>]*action="([^"]+)"/.exec(page.text)?.[1] ?? ''

export const postAssertion = (who: Visitor, page: VisitedPage, assertion: unknown) =>
  who.post(passkeyActionIn(page), { credential: JSON.stringify(assertion) })

/** The answer to what the device has signed for the page. */
export const signWith = (who: Visitor, page: VisitedPage, device: Authenticator) =>
  postAssertion(
    who,
    page,
    device.get({ challenge: challengeIn(page), origin: who.origin, host: hostOf(who) }),
  )

/** Up to the portal's own page, or the login page with its refusal. */
export const logInWithPasskey = async (who: Visitor, device: Authenticator): Promise<VisitedPage> =>
  followToPortal(who, await signWith(who, await openLogin(who), device))

/** The note under the button of the login page. */
export const noteIn = (page: VisitedPage): string =>
  /id="passkey-note"[^>]*>([^<]*)</.exec(page.text)?.[1]?.replaceAll('&#39;', "'").trim() ?? ''

export const passkeyRequestIn = (who: Visitor, page: VisitedPage) => ({
  challenge: challengeIn(page),
  origin: who.origin,
  host: hostOf(who),
})
export const isSignedIn = ({ location }: VisitedPage) => location?.startsWith('/oidc/auth/') ?? false
/** What the form says after a refusal. */
export const noteAfter = async (who: Visitor, answer: VisitedPage) => {
  expect(isSignedIn(answer)).toBe(false)
  const page = await who.follow(answer)
  expect(page.status).toBe(422)
  return noteIn(page)
}
export const loginNotes = {
  expired: 'This page was open for too long. Nothing is lost. Try your passkey again.',
  unknown:
    'This passkey doesn’t belong to an account here any more. Use another one, or sign in with your password.',
  copied:
    'This passkey may have been copied, so we stopped it to keep your account safe. Sign in with your password and remove it.',
  refused: 'We couldn’t check this passkey. Try again, or sign in with your password.',
}

export const addPersonWithPasskey = async (server: IdentityServer, email: string): Promise<Authenticator> => {
  await server.addAccount('riwaq', email)
  const owner = server.visitor('riwaq')
  const device = new Authenticator()
  await addPasskey(owner, (await logIn(owner, email)).access_token, device)
  return device
}
