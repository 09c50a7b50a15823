/** Letters to the owner of an account about what happened to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityServer, password, startIdentityServer } from '../support/identity-server.ts'
import { logIn, openLogin, submitLogin } from '../support/log-in.ts'
import { startMailServer } from '../support/mail-server.ts'
import { type Visitor, formAction } from '../support/visitor.ts'

let server: IdentityServer
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mail = await startMailServer()
  server = await startIdentityServer(undefined, { SMTP_URL: mail.url })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'
let accounts = 0
const newAccount = async () => {
  const email = `lina-${++accounts}@example.org`
  await server.addAccount('riwaq', email)
  return email
}
const browser = () => {
  const who = server.visitor('riwaq')
  who.agent = firefox
  return who
}
const requestedFor = async (email: string) => {
  const { store } = server.parts
  const rows = await store.within('riwaq', async ({ db }) => {
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('tenant', '=', 'riwaq')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const events = await db
      .selectFrom('outbox')
      .select('payload')
      .where('tenant', '=', 'riwaq')
      .where('name', '=', 'letter-requested')
      .execute()
    return events.filter(({ payload }) => (payload as { account?: string }).account === id)
  })
  return rows.map(({ payload }) => (payload as { template: string }).template)
}
/** As after a logout: the provider has forgotten the browser, which keeps what marks it as known. */
const leave = (who: Visitor) => {
  who.jar = who.jar.filter(({ name }) => !/^(?:op_|__Host-)/.test(name))
}

describe('a login from a browser that the account has not used', () => {
  it('is reported with the time in the zone that the account names', async () => {
    const email = await newAccount()
    const { raw } = server.parts.store
    const information = JSON.stringify({ timeZone: 'Asia/Kathmandu' })
    await raw.updateTable('account').set({ information }).where('email', '=', email).execute()
    const letter = mail.next(/New sign-in/)
    await logIn(browser(), email)
    expect((await letter).text).toContain('GMT+5:45')
  })
  it('is reported by a letter that names the browser and leads to the devices', async () => {
    const email = await newAccount()
    const letter = mail.next(/New sign-in/)
    await logIn(browser(), email)
    const { to, text } = await letter
    const plain = text.replaceAll('=\n', '')
    expect(to).toBe(email)
    expect(plain).toContain('Firefox on Linux')
    expect(plain).toContain(`${server.visitor('riwaq').origin}/profile/manage`)
  })
  it('is reported in the language of its form, with its digits', async () => {
    const email = await newAccount()
    const letter = mail.next(/^تسجيل دخول جديد/)
    const who = browser()
    await submitLogin(who, await openLogin(who, '/', 'login', 'ar'), email)
    const { to, text } = await letter
    expect(to).toBe(email)
    const [, plain = ''] = /text\/plain[\s\S]*?base64\s+([\w+/=\s]+?)\n--/.exec(text) ?? []
    expect(Buffer.from(plain, 'base64').toString()).toMatch(/Firefox على Linux، [٠-٩]+ /)
  })
  it('is reported once: afterwards the browser is known', async () => {
    const email = await newAccount()
    const who = browser()
    await logIn(who, email)
    leave(who)
    server.pass(5 * 60_000)
    await logIn(who, email)
    server.backToNow()
    expect(await requestedFor(email)).toEqual(['new-device'])
  })
  it('is known for one account alone', async () => {
    const [first, second] = [await newAccount(), await newAccount()]
    const who = browser()
    await logIn(who, first)
    leave(who)
    await logIn(who, second)
    expect(await requestedFor(second)).toEqual(['new-device'])
  })
  it('is not reported to who has just created the account in it', async () => {
    const who = browser()
    const email = `new-${++accounts}@example.org`
    const page = await openLogin(who, '/', 'register')
    await who.post(formAction(page), { name: 'Omar Sayed', email, password: 'twelve letters' })
    expect(await requestedFor(email)).toEqual([])
  })
  it('is not reported where the password was wrong', async () => {
    const email = await newAccount()
    const who = browser()
    await submitLogin(who, await openLogin(who), email, 'a guess')
    expect(await requestedFor(email)).toEqual([])
  })
})

describe('a changed password', () => {
  it('is reported by a letter that leads to a new one', async () => {
    const email = await newAccount()
    const who = browser()
    const { access_token } = await logIn(who, email)
    const letter = mail.next(/password was changed/)
    const body = { current: password, password: 'a brand new way' }
    expect((await who.call('/password', body, access_token, 'PUT')).status).toBe(200)
    const { to, text } = await letter
    expect(to).toBe(email)
    expect(text.replaceAll('=\n', '')).toContain(`${server.visitor('riwaq').origin}/resetpassword`)
  })
})
