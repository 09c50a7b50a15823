/**
 * WebDriver BiDi, the standard browser protocol, as far as one journey needs it. Playwright only drives its own builds
 * of Firefox.
 */
import { WebSocket } from 'ws'

export const timeoutMs = 30_000

export const within = (work, what) => {
  let timer
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`waited in vain for ${what}`)), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export const connect = async (address) => {
  const socket = new WebSocket(address)
  await new Promise((done, fail) => {
    socket.addEventListener('open', done)
    socket.addEventListener('error', () => fail(new Error(`no connection to ${address}`)))
  })
  const waiting = new Map()
  const handlers = new Map()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data)
    if (type === 'event') return handlers.get(method)?.(params)
    const { done, fail } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (type === 'error') fail?.(new Error(`${error}: ${message}`))
    else done?.(result)
  })
  const send = (method, params = {}) =>
    within(
      new Promise((done, fail) => {
        waiting.set(++last, { done, fail })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
      method,
    )
  return { send, on: (method, listener) => handlers.set(method, listener), close: () => socket.close() }
}

export const keysOf = (text) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

/** What a walk does with a page; names and roles are those a screen reader meets. */
export const pageOf = ({ send }, context) => {
  /** `work` runs in the page and returns JSON. */
  const run = async (work, ...args) => {
    const { result, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration: `async (given) => JSON.stringify(await (${work})(...JSON.parse(given)) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result.value)
  }
  /** Repeated until there is an answer: a page may navigate during the call. */
  const until = async (what, ask) => {
    const end = Date.now() + timeoutMs
    for (;;) {
      const answer = await ask().catch(() => null)
      if (answer) return answer
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
      await new Promise(setImmediate)
    }
  }
  /** The page that was left stays in the document, hidden. */
  const isDisplayed = async (node) => {
    const { result } = await send('script.callFunction', {
      functionDeclaration: '(element) => element.checkVisibility({ visibilityProperty: true })',
      arguments: [{ sharedId: node.sharedId }],
      target: { context },
      awaitPromise: false,
    })
    return result?.value === true
  }
  const find = (role, name, within) =>
    until(`${role} “${name}”`, async () => {
      const { nodes } = await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'accessibility', value: { role, name } },
        ...(within ? { startNodes: [{ sharedId: within }] } : {}),
      })
      for (const node of nodes) if (await isDisplayed(node)) return node.sharedId
    })
  const click = async (element) => {
    await send('script.callFunction', {
      functionDeclaration: `(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`,
      arguments: [{ sharedId: element }],
      target: { context },
      awaitPromise: false,
    })
    const origin = { type: 'element', element: { sharedId: element } }
    await send('input.performActions', {
      context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  }
  /** Again where the element is replaced before the pointer has reached it. */
  const press = (role, name, within) =>
    until(`${role} “${name}”`, async () => {
      await click(await find(role, name, within))
      return true
    })
  return {
    run,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    until: (what, ask, ...args) => until(what, () => run(ask, ...args)),
    find,
    press,
    type: (text) =>
      send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keys', actions: keysOf(text) }],
      }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    picture: async () => (await send('browsingContext.captureScreenshot', { context })).data,
  }
}
