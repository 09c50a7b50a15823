/**
 * An installed Firefox over WebDriver BiDi, the protocol that it speaks itself: Playwright drives only Firefoxes of its
 * own making. As much of the protocol as one walk needs.
 */
import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { WebSocket } from 'ws'

const patience = 30_000
const names = ['firefox', 'firefox-esr']
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
/** `FIREFOX_PATH` wins over what is installed; null where there is none. */
export const firefoxPath = () =>
  process.env['FIREFOX_PATH'] ??
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable) ??
  null

const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'intl.accept_languages': 'en-GB, en',
}

const within = (work, what) => {
  let timer
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`waited in vain for ${what}`)), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The address that the browser prints once it listens. */
const listening = (child) =>
  new Promise((done, fail) => {
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1]
      if (address) done(address)
    })
    child.on('exit', (code) => fail(new Error(`Firefox ended with ${code}:\n${output}`)))
  })

const connect = async (address) => {
  const socket = new WebSocket(address)
  await new Promise((done, fail) => {
    socket.addEventListener('open', done)
    socket.addEventListener('error', () => fail(new Error(`no connection to ${address}`)))
  })
  const waiting = new Map()
  const hear = new Map()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data)
    if (type === 'event') return hear.get(method)?.(params)
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
  return { send, on: (method, listener) => hear.set(method, listener), close: () => socket.close() }
}

export const keys = { tab: '\uE004', enter: '\uE007' }
const keysOf = (text) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

/** What a walk does with a page; names and roles are those a screen reader meets. */
const pageOf = ({ send }, context) => {
  /** `work` runs in the page and answers what JSON can say. */
  const run = async (work, ...given) => {
    const { result, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration: `async (given) => JSON.stringify(await (${work})(...JSON.parse(given)) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result.value)
  }
  /** Asked again until there is an answer: pages go away under a question. */
  const until = async (what, ask) => {
    const end = Date.now() + patience
    for (;;) {
      const answer = await ask().catch(() => null)
      if (answer) return answer
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
      await new Promise(setImmediate)
    }
  }
  const find = (role, name, within) =>
    until(`${role} “${name}”`, async () => {
      const { nodes } = await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'accessibility', value: { role, name } },
        ...(within ? { startNodes: [{ sharedId: within }] } : {}),
      })
      return nodes[0]?.sharedId
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
  return {
    run,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    until: (what, ask, ...given) => until(what, () => run(ask, ...given)),
    find,
    press: async (role, name, within) => click(await find(role, name, within)),
    type: (text) =>
      send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keys', actions: keysOf(text) }],
      }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    picture: async () => (await send('browsingContext.captureScreenshot', { context })).data,
  }
}

/** A Firefox with a profile of its own; `complain` hears what its console reports as an error. */
export const launchFirefox = async ({ path, complain, beforeEachPage, prefs = {} }) => {
  const profile = mkdtempSync(join(tmpdir(), 'riwaq-firefox-'))
  const lines = Object.entries({ ...preferences, ...prefs }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const ended = new Promise((done) => child.on('exit', done))
  const browser = await connect(`${await within(listening(child), 'Firefox')}/session`)
  const { capabilities } = await browser.send('session.new', { capabilities: {} })
  await browser.send('session.subscribe', { events: ['log.entryAdded'] })
  browser.on('log.entryAdded', ({ level, text }) => {
    if (level === 'error') complain(text)
  })
  await browser.send('script.addPreloadScript', { functionDeclaration: `() => { ${beforeEachPage} }` })
  return {
    version: capabilities.browserVersion,
    newPage: async () =>
      pageOf(browser, (await browser.send('browsingContext.create', { type: 'tab' })).context),
    close: async () => {
      await browser.send('browser.close').catch(() => child.kill())
      await ended
      browser.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
