/** WebDriver over HTTP, as far as one journey needs it: the same page as that of `bidi.mjs`. */
import { setTimeout as wait } from 'node:timers/promises'
import { keysOf, timeoutMs } from './bidi.mjs'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
/** Between two looks at a page: it shares the processor with the driver. */
const pauseMs = 50

export const connectToDriver = async (address, alwaysMatch) => {
  const call = async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(2 * timeoutMs),
    })
    const { value } = await answer.json()
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const { sessionId, capabilities } = await call('POST', '/session', { capabilities: { alwaysMatch } })
  const send = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  await send('POST', '/timeouts', { script: timeoutMs, pageLoad: 2 * timeoutMs })
  return { capabilities, send, end: () => send('DELETE', '').catch(() => null) }
}

/** Elements that may have a role, by which their computed role and name are asked for. */
const candidates = {
  button: 'button, [role=button]',
  link: 'a[href], [role=link]',
  textbox: 'input, textarea',
  region: 'section, [role=region]',
  dialog: 'dialog, [role=dialog]',
}

export const webdriverPage = ({ send }) => {
  /** `work` runs in the page and returns JSON. */
  const run = async (work, ...args) => {
    const script = `const [given, done] = arguments;
      (async () => JSON.stringify(await (${work})(...JSON.parse(given)) ?? null))()
        .then((value) => done({ value }), (error) => done({ failure: String(error) }))`
    const { value, failure } = await send('POST', '/execute/async', { script, args: [JSON.stringify(args)] })
    if (failure !== undefined) throw new Error(failure)
    return JSON.parse(value)
  }
  /** Repeated until there is an answer: a page may navigate during the call. */
  const until = async (what, ask) => {
    const end = Date.now() + timeoutMs
    for (;;) {
      const answer = await ask().catch(() => null)
      if (answer) return answer
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
      await wait(pauseMs)
    }
  }
  const isNamed = async (id, role, name) =>
    (await send('GET', `/element/${id}/computedlabel`)) === name &&
    (await send('GET', `/element/${id}/displayed`)) &&
    (await send('GET', `/element/${id}/computedrole`)) === role
  const find = (role, name, inside) =>
    until(`${role} “${name}”`, async () => {
      const from = inside ? `/element/${inside}` : ''
      const query = { using: 'css selector', value: candidates[role] }
      for (const element of await send('POST', `${from}/elements`, query))
        if (await isNamed(element[elementKey], role, name).catch(() => false)) return element[elementKey]
      return null
    })
  return {
    run,
    open: (url) => send('POST', '/url', { url }),
    until: (what, ask, ...args) => until(what, () => run(ask, ...args)),
    find,
    /** Again where the element is replaced before it is reached. */
    press: (role, name, inside) =>
      until(`${role} “${name}”`, async () => {
        const element = await find(role, name, inside)
        await send('POST', `/element/${element}/click`, {})
        return true
      }),
    type: (text) =>
      send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions: keysOf(text) }] }),
    resize: (width, height) => send('POST', '/window/rect', { width, height }),
    picture: () => send('GET', '/screenshot'),
  }
}
